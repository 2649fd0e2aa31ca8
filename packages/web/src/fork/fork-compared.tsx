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
import { bothEnds, named, partingWords, winnersOf } from './fork-words.ts'
import { ForkLines } from './fork-lines.tsx'
import './fork-compared.css'

interface ForkComparedProps {
  readonly table: string
  readonly ending: OriginEnding
  readonly origin: TableOrigin
  readonly play: Projection
  /** What the game that it was played on from came to. */
  readonly really: NonNullable<OriginEnding['result']>
  readonly result: ToldResult
  readonly ui: GameUi | null
  readonly onClose: () => void
}

/** Both games on one sheet: how they stood turn by turn, what they came to, and where they parted. */
export function ForkCompared({ table, ending, origin, play, really, result, ui, onClose }: ForkComparedProps) {
  const seat = play.seat ?? 0
  return (
    <PaperDialog title={bothEnds(play.seat, play.players, result, origin, really)} isWide onClose={onClose}>
      <div className="fork-compared">
        <p className="fork-end-same">
          <GitFork size={16} aria-hidden="true" />
          The same table until answer {origin.at}
        </p>
        {ending.alike !== null && <ForkLines {...{ table, ending, origin, play, ui }} />}
        <Ends {...{ ending, origin, play, really, result, ui }} />
        {ending.alike !== null && (
          <p className="fork-parted">
            <b>Where they parted.</b> {partingWords(ending, origin.players, play.players)}
          </p>
        )}
        {ending.open && origin.table !== null && (
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

type EndsProps = Pick<ForkComparedProps, 'ending' | 'origin' | 'play' | 'really' | 'result' | 'ui'>

function Ends({ ending, origin, play, really, result, ui }: EndsProps) {
  const seat = play.seat ?? 0
  const { play: original } = ending
  // Of a record the sum of each seat is known, and nothing of what it came from.
  const sources = original === null ? [] : scoreCategories([original, play].map((each) => scoreOf(each, ui, seat)))
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
          <td>{winnersOf(really, named(origin.players))}</td>
          <td>{winnersOf(result, play.players)}</td>
        </tr>
        {play.players.map(({ seat: place, name }) => (
          <tr key={place}>
            <th scope="row">
              <SeatMark seat={place} /> {name === origin.players[place] ? name : `${origin.players[place]}, ${name}`}
            </th>
            <td>{`${pointWords(really.scores[place] ?? 0)}${unit(really.scores[place] ?? 0)}`}</td>
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
