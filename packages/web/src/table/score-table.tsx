import type { Projection, ToldResult } from '@turnwright/kernel/host'
import { type GameUi, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { pointWords, ranking } from './result-words.ts'
import { scoreCategories } from './score-categories.ts'
import { scoreOf } from './score-of.ts'
import './score-table.css'

interface ScoreTableProps {
  readonly play: Projection
  readonly result: ToldResult
  readonly ui: GameUi | null
}

/** The result, category by category, the best first. Columns carry the marks of the ranks above. */
export function ScoreTable({ play, result, ui }: ScoreTableProps) {
  const ranks = ranking(result)
  const categories = scoreCategories(ranks.map(({ seat }) => scoreOf(play, ui, seat)))
  if (categories.length === 0) return null
  return (
    <table className="score-table num" aria-label="Points by category">
      <thead>
        <tr>
          <th scope="col">
            <span className="only-read">Category</span>
          </th>
          {ranks.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} />
              <span className="only-read">{nameOfSeat(play.players, seat, play.seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ title, values }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {values.map((value, place) => (
              <td key={ranks[place]?.seat}>{value ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          {ranks.map(({ seat, score }) => (
            <td key={seat}>{pointWords(score)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
