import type { Projection, ToldResult } from '@turnwright/kernel/host'
import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import { type GameUi, SeatMark } from '@turnwright/tabletop'
import { GitFork, RotateCcw } from 'lucide-react'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { pointWords } from '../table/result-words.ts'
import { scoreCategories } from '../table/score-categories.ts'
import { scoreOf } from '../table/seat-plate.tsx'
import { bothEnds, partingWords, winnersOf } from './fork-words.ts'
import { TwoWays } from './two-ways.tsx'
import { useOriginEnding } from './use-origin-ending.ts'
import './fork-end.css'

interface ForkEndProps {
  readonly table: string
  readonly origin: TableOrigin
  readonly play: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

/** When a game is over that was played on from another: how that one ended, beside this one. */
export function ForkEnd({ table, origin, play, result, ui }: ForkEndProps) {
  const ending = useOriginEnding(table)
  if (ending === null) return null
  const really = ending.play?.result ?? null
  return (
    <section className="fork-end" aria-label="What really happened">
      <p className="fork-end-same">
        <GitFork size={16} aria-hidden="true" />
        The same table until answer {origin.at}
      </p>
      <h3>{bothEnds(play.seat, play.players, result, origin, really)}</h3>
      {ending.play === null ? (
        <p className="quiet">{whyNothing(ending)}</p>
      ) : (
        <Comparison {...{ ending, origin, play, result, ui }} original={ending.play} />
      )}
      {origin.table !== null && (
        <div className="fork-end-doors">
          <Link className="btn" href={`/tables/${origin.table}/fork?at=${origin.at}`}>
            <RotateCcw aria-hidden="true" />
            Once more from answer {origin.at}
          </Link>
          <Link className="btn btn-quiet" href={tablePath(origin.table)}>
            The game it came from
          </Link>
        </div>
      )}
    </section>
  )
}

function whyNothing({ state, table }: OriginEnding): string {
  if (table === null) return 'It came from a record: look there for how that game ended.'
  switch (state) {
    case 'unfinished':
      return 'The game that it came from is not over yet.'
    case 'sealed':
      return 'The game that it came from is a deal that others still play: it is told when the deal closes.'
    case 'finished':
    case 'gone':
      return 'The game that it came from is no longer kept.'
  }
}

interface ComparisonProps {
  readonly ending: OriginEnding
  readonly origin: TableOrigin
  readonly play: Projection
  readonly original: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

function Comparison({ ending, origin, play, original, result, ui }: ComparisonProps) {
  const really = original.result
  const seat = play.seat ?? 0
  const [then, now] = [scoreOf(original, ui, seat), scoreOf(play, ui, seat)]
  const sources = scoreCategories([then, now])
  const unit = (score: number) => (ui?.resultUnit === undefined ? '' : ` ${ui.resultUnit(score)}`)
  return (
    <>
      <TwoWays ending={ending} answers={play.answers} />
      <table className="fork-table num">
        <thead>
          <tr>
            <th scope="col">
              <span className="only-read">What</span>
            </th>
            <th scope="col">
              <i className="key-real" aria-hidden="true" />
              Really
            </th>
            <th scope="col">
              <i className="key-fork" aria-hidden="true" />
              Played on
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">The end</th>
            <td>{really === null ? '–' : winnersOf(really, original.players)}</td>
            <td>{winnersOf(result, play.players)}</td>
          </tr>
          {play.players.map(({ seat: place, name }) => (
            <tr key={place}>
              <th scope="row">
                <SeatMark seat={place} /> {name === origin.players[place] ? name : `${origin.players[place]}, ${name}`}
              </th>
              <td>
                {really === null ? '–' : `${pointWords(really.scores[place] ?? 0)}${unit(really.scores[place] ?? 0)}`}
              </td>
              <td>{`${pointWords(result.scores[place] ?? 0)}${unit(result.scores[place] ?? 0)}`}</td>
            </tr>
          ))}
          {sources.map(({ title, values }) => (
            <tr key={title} className="fork-source">
              <th scope="row">{title}</th>
              {values.map((value, at) => (
                <td key={at === 0 ? 'really' : 'played on'}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fork-parted">
        <b>Where they parted.</b> {partingWords(ending, origin.players, play.players)}
      </p>
    </>
  )
}
