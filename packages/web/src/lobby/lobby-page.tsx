import { lazy, Suspense, useState } from 'react'
import { keptName } from '../identity/kept-name.ts'
import { Hero } from './hero.tsx'
import { HouseFooter } from './house-footer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OpenTables } from './open-tables.tsx'
import { SiteBar } from './site-bar.tsx'
import { useLobby } from './use-lobby.ts'
import { useWish } from './use-wish.ts'
import { YourTables } from './your-tables.tsx'
import './lobby-page.css'

const DealsOfDay = lazy(async () => ({ default: (await import('../deals/deals-of-day.tsx')).DealsOfDay }))
const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))
const NewTableDialog = lazy(async () => ({ default: (await import('./new-table-dialog.tsx')).NewTableDialog }))

type Open = 'name' | 'table' | null

export function LobbyPage() {
  const lobby = useLobby()
  const { games, me, mine, open, seenAt, trouble, refresh } = lobby
  const [dialog, setDialog] = useState<Open>(null)
  const wish = useWish()
  const close = () => setDialog(null)
  const name = me?.name ?? keptName.read()
  return (
    <div className="lobby">
      <SiteBar name={name} onName={() => setDialog('name')} />
      <main>
        <Hero games={games} me={me} mine={mine} wish={wish} trouble={wish.refused ?? trouble} />
        <div className="lobby-tables" id="tables">
          <YourTables tables={mine} games={games ?? []} now={seenAt} />
          <OpenTables tables={open} games={games ?? []} me={me} wish={wish} onNew={() => setDialog('table')} />
        </div>
        <Suspense>{games !== null && <DealsOfDay games={games} />}</Suspense>
        <HowItWorks />
      </main>
      <HouseFooter />
      <Suspense>
        {dialog === 'name' && <NameDialog name={name} onClose={close} onNamed={refresh} />}
        {dialog === 'table' && <NewTableDialog games={games ?? []} me={me} onClose={close} />}
      </Suspense>
    </div>
  )
}
