import { type GameDefinition, type GameResult, noOptions, type Seat } from '@turnwright/kernel'
import { english } from '../words/en.ts'
import { CELLS, type Cell } from './cells.ts'
import type { Ended, Line } from './lines.ts'
import type { Ask } from './questions.ts'
import { LINES } from './rows.ts'

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

const EMPTY_BOARD: TicTacToeView['board'] = {
  a1: null,
  b1: null,
  c1: null,
  a2: null,
  b2: null,
  c2: null,
  a3: null,
  b3: null,
  c3: null,
}

const MARK_A_CELL: Ask = { kind: 'mark-a-cell' }
const BY_HAND = { noAutoRespond: true } as const
const CHOICES = CELLS.map((cell, at) => {
  const about: Ask = { kind: 'cell', cell }
  return { id: cell, about, ref: { cell }, value: { cell, at } }
})
/** The choices left, by the cells that are free, a bit for each: a list that is asked for so often is made once. */
const LEFT = Array.from({ length: 1 << CELLS.length }, (_, free) => CHOICES.filter((_, at) => (free & (1 << at)) !== 0))

/** The smallest game there is: one question, asked until three marks stand in a row. */
export const ticTacToe: GameDefinition<TicTacToeState, Record<string, never>, TicTacToeView, Ask | Line> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: noOptions,
  viewWords: { seats: ['turn'] },
  words: { en: english },

  setup: () => ({ cells: CELLS.map(() => null), turn: 0, conceded: null }),

  step(game) {
    const { state } = game
    const by = state.turn
    const { cell, at } = game.ask.one(by, MARK_A_CELL, choicesLeft(state), BY_HAND)
    state.cells[at] = by
    game.tell({ kind: 'marked', by, cell })
    state.turn = 1 - by
  },

  result(state): GameResult | null {
    if (state.conceded !== null) return victory(1 - state.conceded, { kind: 'opponent-conceded' })
    const row = winningRow(state)
    if (row !== null) return victory(row.by, { kind: 'three-in-a-row' })
    return state.cells.includes(null)
      ? null
      : { winners: [], scores: [0, 0], reason: { kind: 'board-full' } satisfies Ended }
  },

  leave(game, seat) {
    game.state.conceded = seat
    game.tell({ kind: 'conceded', by: seat })
  },

  view(state): TicTacToeView {
    const board: Record<Cell, Mark | null> = { ...EMPTY_BOARD }
    for (const [at, cell] of CELLS.entries()) board[cell] = markOf(state.cells[at] ?? null)
    return { board, turn: state.turn, line: winningRow(state)?.line.map((at) => CELLS[at]) ?? null }
  },
}

function choicesLeft({ cells }: TicTacToeState): typeof CHOICES {
  let free = 0
  for (let at = 0; at < cells.length; at++) if (cells[at] === null) free |= 1 << at
  return LEFT[free] ?? []
}

interface Row {
  readonly by: Seat
  readonly line: (typeof LINES)[number]
}

/** Whether any row is complete. All of them go through b2, a1 or c3: this is asked after every move. */
function isWon({ cells }: TicTacToeState): boolean {
  if (cells[4] !== null && (isRow(cells, 3, 4, 5) || isRow(cells, 1, 4, 7))) return true
  if (cells[4] !== null && (isRow(cells, 0, 4, 8) || isRow(cells, 2, 4, 6))) return true
  if (cells[0] !== null && (isRow(cells, 0, 1, 2) || isRow(cells, 0, 3, 6))) return true
  return cells[8] !== null && (isRow(cells, 6, 7, 8) || isRow(cells, 2, 5, 8))
}

/** Seats are compared with seats alone: comparing one with null takes the engine a slower way. */
function isRow(cells: TicTacToeState['cells'], a: number, b: number, c: number): boolean {
  const [by, next, last] = [cells[a], cells[b], cells[c]]
  return by !== null && next !== null && last !== null && by === next && next === last
}

function winningRow(state: TicTacToeState): Row | null {
  if (!isWon(state)) return null
  const { cells } = state
  for (const line of LINES) {
    const by = cells[line[0]] ?? null
    if (by !== null && by === cells[line[1]] && by === cells[line[2]]) return { by, line }
  }
  return null
}

function markOf(seat: Seat | null): Mark | null {
  if (seat === null) return null
  return seat === 0 ? 'X' : 'O'
}

function victory(seat: Seat, reason: Ended): GameResult {
  return { winners: [seat], scores: seat === 0 ? [1, 0] : [0, 1], reason }
}
