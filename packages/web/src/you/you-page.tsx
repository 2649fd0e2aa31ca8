import { type ReactNode, useState } from 'react'
import { NameDialog } from '../lobby/name-dialog.tsx'
import { HouseBar } from '../navigation/house-bar.tsx'
import { goTo } from '../navigation/navigation.ts'
import { CodesDialog } from '../passkeys/codes-dialog.tsx'
import { KeepOffer } from '../passkeys/keep-offer.tsx'
import { KeptPanel } from '../passkeys/kept-panel.tsx'
import { useAccount } from '../passkeys/use-account.ts'
import { YourData } from '../passkeys/your-data.tsx'
import { RemindersPanel } from '../reminders/reminders-panel.tsx'
import { useGames } from '../table/use-games.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Appearance } from './appearance.tsx'
import { Invitations } from './invitations.tsx'
import { RecentTables } from './recent-tables.tsx'
import { useHistory } from './use-history.ts'
import { useInvitations } from './use-invitations.ts'
import { YouHead } from './you-head.tsx'
import { YourGames } from './your-games.tsx'
import './you-page.css'

/** Who you are here, what you have played, and how the house looks to you. */
export function YouPage() {
  const { account, trouble, refresh } = useAccount()
  const games = useGames()
  const history = useHistory()
  const tables = useInvitations()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isNaming, setNaming] = useState(false)
  const changed = (told: readonly string[] | null) => {
    setCodes(told)
    void refresh()
    void history.refresh()
    void tables.refresh()
  }
  if (account === null)
    return (
      <Frame>
        <main className="you-wait">
          <h1 className="only-read">You</h1>
          <output>{trouble ?? 'Your page is being laid out…'}</output>
        </main>
      </Frame>
    )
  return (
    <Frame>
      <main>
        <YouHead account={account} history={history.games} tables={tables.mine} onName={() => setNaming(true)} />
        <div className="you">
          <div className="you-main">
            <YourGames games={games ?? []} history={history.games} trouble={history.trouble} />
            <RecentTables games={games ?? []} history={history.games} />
            <Appearance />
          </div>
          <div className="you-side">
            {account.kept ? (
              <KeptPanel account={account} onChanged={changed} onLeft={() => goTo('/')} />
            ) : (
              <KeepOffer account={account} games={tables.mine?.length ?? 0} onKept={changed} />
            )}
            <Invitations games={games ?? []} tables={tables.mine} />
            <RemindersPanel name={account.name} />
            <YourData account={account} onForgotten={() => goTo('/')} />
          </div>
        </div>
      </main>
      {isNaming && <NameDialog name={account.name} onClose={() => setNaming(false)} onNamed={refresh} />}
      {codes !== null && <CodesDialog name={account.name} codes={codes} onClose={() => setCodes(null)} />}
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="you-page">
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      {children}
    </div>
  )
}
