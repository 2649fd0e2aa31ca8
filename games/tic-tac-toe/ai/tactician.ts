import type { AgentKind } from '@turnwright/kernel'
import { CELLS } from '../rules/cells.ts'
import type { Line } from '../rules/lines.ts'
import type { Ask } from '../rules/questions.ts'
import type { TicTacToeView } from '../rules/tic-tac-toe.ts'
import { tacticalCell } from './tactic.ts'

const SEATS = { X: 0, O: 1 } as const

/** Sees one move ahead: its own third mark, or the other's. */
export const tactician: AgentKind<TicTacToeView, Ask | Line> = {
  about: 'Completes a row, or hinders one.',
  create: (chance) => (question) => {
    const { board } = question.projection().view
    const cells = CELLS.map((cell) => {
      const mark = board[cell]
      return mark === null ? null : SEATS[mark]
    })
    return [CELLS[tacticalCell(cells, question.seat, chance)] as string]
  },
}
