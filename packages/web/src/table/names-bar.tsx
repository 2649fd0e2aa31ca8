import type { Projection } from '@turnwright/kernel/host'
import { type GameUi, Nameplate, nameOfSeat } from '@turnwright/tabletop'
import { RoundDots } from './round-dots.tsx'
import { scoreOf } from './score-of.ts'
import './top-bar.css'

interface NamesBarProps {
  readonly name: string
  readonly play: Projection
  readonly ui: GameUi | null
}

/** The wooden edge with who sits here, and nothing to press. */
export function NamesBar({ name, play, ui }: NamesBarProps) {
  const { players, result, waitingFor, view } = play
  return (
    <header className="top-bar wood">
      <div className="top-game">
        <div>
          <h1>{name}</h1>
          <RoundDots rounds={ui?.roundTracker?.(view) ?? null} />
        </div>
      </div>
      <ul className="top-seats" aria-label="Players" data-many={players.length > 4 || undefined}>
        {players.map(({ seat }) => (
          <li key={seat}>
            <Nameplate
              seat={seat}
              name={nameOfSeat(players, seat, null)}
              note={result?.winners.includes(seat) === true ? 'winner' : ''}
              lit={waitingFor.some((waiting) => waiting.seat === seat)}
              score={scoreOf(play, ui, seat)}
              glance={ui?.plateOf?.(view, seat)}
            />
          </li>
        ))}
      </ul>
    </header>
  )
}
