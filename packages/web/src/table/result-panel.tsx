import type { Projection, ToldResult } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { type GameUi, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { Download, History, Lightbulb, RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isSealed, OfferDeal } from '../deals/offer-deal.tsx'
import { ForkEnd } from '../fork/fork-end.tsx'
import { HintsGiven } from '../hint/hints-given.tsx'
import { Link } from '../navigation/link.tsx'
import { replayPath, tablePath, watchersInvite } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { reviewPath } from '../review/review-path.ts'
import { pointWords, ranking, resultWords } from './result-words.ts'
import { SecondLooks } from './second-looks-note.tsx'
import { ScoreTable } from './score-table.tsx'
import { mayPlayAgain, rematch } from './rematch.ts'
import type { TableStore } from './table-store.ts'
import './result-panel.css'

const LocalRecordDoors = lazy(async () => ({
  default: (await import('../offline/local-record-doors.tsx')).LocalRecordDoors,
}))

interface ResultPanelProps {
  readonly store: TableStore
  readonly state: TableState
  readonly play: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

/** The last word of the game: who won, with what, and what next. */
export function ResultPanel({ store, state, play, result, ui }: ResultPanelProps) {
  const { players, seat: me } = play
  const invite = watchersInvite(state)
  return (
    <section className="result-panel" aria-label="The result">
      <div>
        <p className="request-from">The game is over</p>
        <h2 className="request-ask">{resultWords(result, players, me)}</h2>
        <p className="request-help">{result.reason}</p>
        <SecondLooks result={result} />
        <HintsGiven state={state} me={me} />
      </div>
      <ol className="ranks">
        {ranking(result).map(({ seat, score }) => (
          <li key={seat} data-won={result.winners.includes(seat) || undefined}>
            <SeatMark seat={seat} />
            {nameOfSeat(players, seat, me)}
            <b className="num">
              {pointWords(score)} {ui?.resultUnit !== undefined && <small>{ui.resultUnit(score)}</small>}
            </b>
          </li>
        ))}
      </ol>
      {state.origin !== null && <ForkEnd table={state.id} origin={state.origin} {...{ play, result, ui }} />}
      <div className="result-doors">
        <Next store={store} state={state} />
        {!isSealed(state) && (
          <Link className="btn" href={reviewPath(state.id, me ?? 0, { invite })}>
            <Lightbulb aria-hidden="true" />
            {me === null ? 'Review' : 'Review my game'}
          </Link>
        )}
        {!isSealed(state) && (
          <Link className="btn" href={replayPath(state.id, invite)}>
            <History aria-hidden="true" />
            Look again
          </Link>
        )}
        <Link className="btn" href="/">
          Lobby
        </Link>
        {isLocal(state.id) ? (
          <Suspense>
            <LocalRecordDoors state={state} />
          </Suspense>
        ) : (
          !isSealed(state) && (
            <a
              className="btn"
              href={`/api/tables/${state.id}/record${invite === null ? '' : `?invite=${invite}`}`}
              download={`${state.game}.json`}
            >
              <Download aria-hidden="true" />
              Keep the record
            </a>
          )
        )}
        <OfferDeal state={state} />
      </div>
      <ScoreTable {...{ play, result, ui }} />
    </section>
  )
}

function Next({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  if (state.rematch !== null)
    return (
      <Link className="btn btn-primary" href={tablePath(state.rematch)}>
        To the next game
      </Link>
    )
  if (!mayPlayAgain(state)) return null
  return (
    <button type="button" className="btn btn-primary" onClick={() => void rematch(store)}>
      <RotateCcw aria-hidden="true" />
      Play again
    </button>
  )
}
