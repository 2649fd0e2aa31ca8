import type { Mind } from '@turnwright/kernel/search'
import { winShare } from '@turnwright/search'
import { tacticalCell } from '../ai/tactic.ts'
import { CELLS } from '../rules/cells.ts'
import type { TicTacToeState } from '../rules/tic-tac-toe.ts'

export const ticTacToeMind: Mind<TicTacToeState> = {
  unit: 'chance',
  rollout: (world, seat, chance) => () => [CELLS[tacticalCell(world.state.cells, seat, chance)] as string],
  evaluate: ({ result }, seat) => (result === null ? Number.NaN : winShare(result, seat)),
  turn: ({ state }) => state.cells.reduce<number>((turns, cell) => (cell === null ? turns : turns + 1), 0),
}
