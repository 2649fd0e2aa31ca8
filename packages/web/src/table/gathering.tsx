import type { GameSummary, TableState } from '@turnwright/protocol/client'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { someone } from '../identity/identity.ts'
import { bestAgent } from '../lobby/open-table.ts'
import { HouseBar } from '../navigation/house-bar.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { GatheringDoors } from './gathering-doors.tsx'
import { GatheringSeat } from './gathering-seat.tsx'
import { InviteLink } from './invite-link.tsx'
import type { TableNow, TableStore } from './table-store.ts'
import './gathering.css'

interface GatheringProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly game: GameSummary | undefined
}

/** Before the game: who sits where, the link to send, and the start. */
export function Gathering({ store, now, state, game }: GatheringProps) {
  const { seats, you } = state
  const least = game?.seats.min ?? seats.length
  const agent = game === undefined ? undefined : bestAgent(game)
  const sitDown = async () => {
    await someone(null)
    store.join()
  }
  return (
    <div className="gathering cloth">
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      <main className="gathering-card paper">
        <div className="gathering-art">
          <GameEmblemView game={state.game} square />
        </div>
        <div className="gathering-body">
          <h1>{game?.name ?? state.game}</h1>
          <p className="quiet">{game?.tagline}</p>
          <ol className="gathering-seats" aria-label="Seats">
            {seats.map((seat) => (
              <GatheringSeat key={seat.seat} {...{ seat, you, agent, store }} />
            ))}
          </ol>
          {!state.allowsSecondLooks && <p className="quiet">No second looks at this table: what was revealed stays.</p>}
          {you.seat !== null && <InviteLink table={state} />}
          <p className="field-problem" role="alert">
            {now.notice?.text}
          </p>
          <GatheringDoors
            {...{ seats, you, least }}
            busy={now.busy}
            onSitDown={() => void sitDown()}
            onBegin={() => store.start()}
          />
        </div>
      </main>
    </div>
  )
}
