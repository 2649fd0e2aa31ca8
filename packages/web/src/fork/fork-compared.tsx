import type { Projection, ToldResult } from '@turnwright/kernel/host'
import type { OriginEnding, TableOrigin } from '@turnwright/protocol/client'
import { type GameUi, SeatMark } from '@turnwright/tabletop'
import { Columns2, GitFork, RotateCcw } from 'lucide-react'
import { besidePath } from '../beside/beside-path.ts'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { Link } from '../navigation/link.tsx'
import { pointWords } from '../table/result-words.ts'
import { scoreCategories } from '../table/score-categories.ts'
import { scoreOf } from '../table/score-of.ts'
import { bothEnds, partingWords, winnersOf } from './fork-words.ts'
import { ForkLines } from './fork-lines.tsx'
import './fork-compared.css'

interface ForkComparedProps {
  readonly table: string
  readonly ending: OriginEnding
  readonly origin: TableOrigin
  readonly play: Projection
  /** The end of the game that it was played on from. */
  readonly original: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
  readonly onClose: () => void
}

/** Both games on one sheet: how they stood turn by turn, what they came to, and where they parted. */
export function ForkCompared({ table, ending, origin, play, original, result, ui, onClose }: ForkComparedProps) {
  const really = original.result
  const seat = play.seat ?? 0
  return (
    <PaperDialog title={bothEnds(play.seat, play.players, result, origin, really)} isWide onClose={onClose}>
      <div className="fork-compared">
        <p className="fork-end-same">
          <GitFork size={16} aria-hidden="true" />
          The same table until answer {origin.at}
        </p>
        <ForkLines {...{ table, ending, origin, play, ui }} />
        <Ends {...{ origin, play, original, result, ui }} />
        <p className="fork-parted">
          <b>Where they parted.</b> {partingWords(ending, origin.players, play.players)}
        </p>
        {origin.table !== null && (
          <div className="fork-end-doors">
            <Link className="btn btn-primary" href={besidePath({ tables: [origin.table, table], seats: [seat, seat] })}>
              <Columns2 aria-hidden="true" />
              Watch both side by side
            </Link>
            <Link className="btn" href={`/tables/${origin.table}/fork?at=${origin.at}`}>
              <RotateCcw aria-hidden="true" />
              Once more from answer {origin.at}
            </Link>
          </div>
        )}
      </div>
    </PaperDialog>
  )
}

type EndsProps = Pick<ForkComparedProps, 'origin' | 'play' | 'original' | 'result' | 'ui'>

function Ends({ origin, play, original, result, ui }: EndsProps) {
  const really = original.result
  const seat = play.seat ?? 0
  const [then, now] = [scoreOf(original, ui, seat), scoreOf(play, ui, seat)]
  const sources = scoreCategories([then, now])
  const unit = (score: number) => (ui?.resultUnit === undefined ? '' : ` ${ui.resultUnit(score)}`)
  return (
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
  )
}
