import { type Game, type GameDefinition, type GameResult, noOptions, type Seat } from '@turnwright/kernel'

export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const
export type Cell = (typeof CELLS)[number]
export type Mark = 'X' | 'O'

export interface TicTacToeState {
  /** Who marked each cell, in the order of CELLS. */
  cells: (Seat | null)[]
  turn: Seat
  conceded: Seat | null
}

export interface TicTacToeView {
  readonly board: Readonly<Record<Cell, Mark | null>>
  readonly turn: Seat
  /** The three cells that won, once somebody has. */
  readonly line: readonly Cell[] | null
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const OPTIONS = CELLS.map((cell, index) => ({ id: cell, title: cell, value: index, ref: { cell } }))

/** The smallest game there is: one question, asked until three marks stand in a row. */
export const ticTacToe: GameDefinition<TicTacToeState> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: noOptions,
  viewWords: { seats: ['turn'] },

  setup: () => ({ cells: new Array<Seat | null>(9).fill(null), turn: 0, conceded: null }),

  step(game) {
    const { state } = game
    const player = game.player(state.turn)
    const free = OPTIONS.filter((_, index) => state.cells[index] === null)
    const [cell] = game.requestInputSingle({
      actor: player.name,
      title: 'Mark a cell',
      choices: free,
      noAutoRespond: true,
    })
    state.cells[cell as number] = state.turn
    game.tell('{player} marks {cell}', { player: { seat: state.turn }, cell: CELLS[cell as number] as Cell })
    state.turn = 1 - state.turn
  },

  result(state): GameResult | null {
    if (state.conceded !== null) return victory(1 - state.conceded, 'The other player conceded')
    const line = winningLine(state)
    if (line !== null) return victory(state.cells[line[0]] as Seat, 'Three in a row')
    return state.cells.includes(null) ? null : { winners: [], scores: [0, 0], reason: 'The board is full' }
  },

  leave(game: Game<TicTacToeState>, seat) {
    game.state.conceded = seat
    game.tell('{player} concedes', { player: { seat } })
  },

  view(state): TicTacToeView {
    const board = Object.fromEntries(CELLS.map((cell, index) => [cell, markOf(state.cells[index] ?? null)]))
    return {
      board: board as Record<Cell, Mark | null>,
      turn: state.turn,
      line: winningLine(state)?.map((index) => CELLS[index] as Cell) ?? null,
    }
  },
}

function winningLine({ cells }: TicTacToeState): (typeof LINES)[number] | null {
  return LINES.find((line) => cells[line[0]] !== null && isRow(cells, line)) ?? null
}

function isRow(cells: TicTacToeState['cells'], line: (typeof LINES)[number]): boolean {
  return cells[line[0]] === cells[line[1]] && cells[line[0]] === cells[line[2]]
}

function markOf(seat: Seat | null): Mark | null {
  if (seat === null) return null
  return seat === 0 ? 'X' : 'O'
}

function victory(seat: Seat, reason: string): GameResult {
  return { winners: [seat], scores: seat === 0 ? [1, 0] : [0, 1], reason }
}
