import type { GameSummary, TableState } from '@turnwright/protocol/client'
import { HouseSign } from '@turnwright/tabletop'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { someone } from '../identity/identity.ts'
import { bestAgent } from '../lobby/open-table.ts'
import { Link } from '../navigation/link.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
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
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  const least = game?.seats.min ?? seats.length
  const agent = game === undefined ? undefined : bestAgent(game)
  const sitDown = async () => {
    await someone(null)
    store.join()
  }
  return (
    <div className="gathering cloth">
      <header className="gathering-bar wood">
        <Link className="brand" href="/">
          <HouseSign size={28} />
          Turnwright
        </Link>
        <ThemeSwitch />
      </header>
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
          <div className="gathering-doors">
            {you.seat === null && taken < seats.length && (
              <button type="button" className="btn btn-primary" onClick={() => void sitDown()}>
                Sit down
              </button>
            )}
            {you.host && (
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={taken < least || now.busy || undefined}
                onClick={() => taken >= least && store.start()}
              >
                {taken < least
                  ? `${least - taken} more to begin`
                  : taken === 1
                    ? 'Begin alone'
                    : `Begin with ${taken} players`}
              </button>
            )}
            {you.seat !== null && !you.host && <p className="quiet">The host begins the game.</p>}
          </div>
        </div>
      </main>
    </div>
  )
}
