import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { SCORE_LINES, signed } from './score-lines.ts'
import './score-table.css'

/** The score sheet, category by category, when the game is over. */
export function ScoreTable({ view, players, seat, projection }: BoardProps<AgricolaView>): ReactElement {
  const winners = projection.result?.winners ?? []
  return (
    <section className="ag-sheet" aria-label="Score sheet">
      <table className="num">
        <caption>Score sheet</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-read">Category</span>
            </th>
            {view.players.map((player) => (
              <th key={player.seat} scope="col" data-won={winners.includes(player.seat) || undefined}>
                <SeatMark seat={player.seat} /> {nameOfSeat(players, player.seat, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCORE_LINES.map(([key, title]) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {view.players.map(({ seat: each, score }) => (
                <td
                  key={each}
                  data-minus={score[key] < 0 || undefined}
                  data-none={score[key] === 0 || undefined}
                  data-won={winners.includes(each) || undefined}
                >
                  {signed(score[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {view.players.map(({ seat: each, score }) => (
              <td key={each} data-won={winners.includes(each) || undefined}>
                {signed(score.total)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Building resources left, for ties</th>
            {view.players.map(({ seat: each, score }) => (
              <td key={each}>{score.left}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
