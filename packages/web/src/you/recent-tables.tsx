import type { GameSummary } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { Crown, History } from 'lucide-react'
import { useState } from 'react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { nameOf } from '../lobby/your-tables.tsx'
import { Link } from '../navigation/link.tsx'
import { replayPath, tablePath } from '../navigation/navigation.ts'
import { dayOf } from '../passkeys/day-of.ts'
import type { PlayedGame } from './played-game.ts'
import { whyUnrated } from './why-unrated.ts'
import './recent-tables.css'

interface RecentTablesProps {
  readonly games: readonly GameSummary[]
  readonly history: readonly PlayedGame[] | null
}

const FIRST = 5
const MORE = 20
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th']

/** The tables of the last games, with what came of them. */
export function RecentTables({ games, history }: RecentTablesProps) {
  const [shown, setShown] = useState(FIRST)
  if (history === null || history.length === 0) return null
  const left = history.length - shown
  return (
    <section className="you-panel" aria-labelledby="recent-tables">
      <header className="you-panel-head">
        <h2 id="recent-tables">Recent tables</h2>
        <small className="num">{history.length} in all</small>
      </header>
      <ul className="recent">
        {history.slice(0, shown).map((played) => (
          <li key={played.id}>
            <span className="your-game-art" aria-hidden="true">
              <GameEmblemView game={played.game} square />
            </span>
            <div>
              <h3>
                <Link href={tablePath(played.id)}>{nameOf(games, played.game)}</Link>{' '}
                <small>{dayOf(played.ended)}</small>
              </h3>
              <p className="recent-scores num">
                {played.seats.map(({ name }, seat) => (
                  <span key={seat} data-won={played.winners.includes(seat) || undefined}>
                    <SeatMark seat={seat} />
                    {seat === played.seat ? 'You' : name} <b>{played.scores[seat]}</b>
                    {played.winners.includes(seat) && <Crown size={14} aria-label="won" />}
                  </span>
                ))}
              </p>
              {played.unrated !== null && <p className="recent-unrated">Not rated: {whyUnrated[played.unrated]}.</p>}
            </div>
            <span className="recent-place" data-place={played.place}>
              {PLACES[played.place] ?? played.place}
            </span>
            <Link
              className="btn btn-small"
              href={replayPath(played.id)}
              aria-label={`Replay ${nameOf(games, played.game)} of ${dayOf(played.ended)}`}
            >
              <History aria-hidden="true" />
              Replay
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="you-panel-foot">
          <button type="button" className="btn btn-small" onClick={() => setShown(shown + MORE)}>
            {left <= MORE ? `The other ${left}` : `${MORE} more`}
          </button>
        </div>
      )}
    </section>
  )
}
