import { lazy, Suspense, useState } from 'react'
import { keptName } from '../identity/kept-name.ts'
import { openOffline } from '../offline/open-offline.ts'
import { useOfflineGames } from '../offline/use-offline-games.ts'
import { useTurnLight } from '../reminders/turn-light.ts'
import { Hero } from './hero.tsx'
import { HouseFooter } from './house-footer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { openTable } from './open-table.ts'
import { OpenTables } from './open-tables.tsx'
import { SiteBar } from './site-bar.tsx'
import { useLobby } from './use-lobby.ts'
import { useWish } from './use-wish.ts'
import { YourTables } from './your-tables.tsx'
import './lobby-page.css'

const DealsOfDay = lazy(async () => ({ default: (await import('../deals/deals-of-day.tsx')).DealsOfDay }))
const KeptGames = lazy(async () => ({ default: (await import('../offline/kept-games.tsx')).KeptGames }))
const NewTableDialog = lazy(async () => ({ default: (await import('./new-table-dialog.tsx')).NewTableDialog }))

/** For a table of this browser, of this game or any. */
type Open = 'table' | { readonly offline: string | null } | null

export function LobbyPage() {
  const lobby = useLobby()
  const { me, mine, open, seenAt, trouble, isAway } = lobby
  const games = useOfflineGames(isAway) ?? lobby.games
  const [dialog, setDialog] = useState<Open>(null)
  const wish = useWish()
  const close = () => setDialog(null)
  const waiting = mine.filter(({ yourTurn }) => yourTurn).length
  useTurnLight(
    waiting > 0,
    waiting === 0 ? null : `(${waiting}) ${waiting === 1 ? 'A game waits' : 'Games wait'} for you`,
  )
  const name = me?.name ?? keptName.read()
  return (
    <div className="lobby">
      <SiteBar name={name} />
      <main>
        <Hero
          {...{ games, me, wish, isAway }}
          mine={isAway ? [] : mine}
          trouble={wish.refused ?? trouble}
          onChoose={(game) => setDialog({ offline: game })}
        />
        {!isAway && (
          <div className="lobby-tables" id="tables">
            <YourTables tables={mine} games={games ?? []} now={seenAt} />
            <OpenTables tables={open} games={games ?? []} me={me} wish={wish} onNew={() => setDialog('table')} />
          </div>
        )}
        <Suspense>{!isAway && games !== null && <DealsOfDay games={games} />}</Suspense>
        <Suspense>
          {games !== null && <KeptGames games={games} onPlay={() => setDialog({ offline: null })} isAway={isAway} />}
        </Suspense>
        <HowItWorks />
      </main>
      <HouseFooter />
      <Suspense>
        {dialog === 'table' && (
          <NewTableDialog
            title="Open a table"
            games={games ?? []}
            open={(wanted) => openTable(wanted, me)}
            onClose={close}
          />
        )}
        {typeof dialog === 'object' && dialog !== null && games !== null && (
          <NewTableDialog
            title="Play offline"
            first={dialog.offline}
            isForBots
            games={games}
            open={openOffline}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
