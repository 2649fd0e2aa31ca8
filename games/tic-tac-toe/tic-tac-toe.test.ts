import { describeGame, describeRuleNumbers, describeRules, given, staged } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { CELLS, type Cell, ticTacToeModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeGame(ticTacToeModule)
describeRules(new URL('./', import.meta.url), 'T')
describeRuleNumbers(new URL('./', import.meta.url), ticTacToeModule, ruleNumbers, [{ players: 2 }])

/** Players begin with marks on the board; the one who has fewer is next. */
const ticTacToe = staged(ticTacToeModule, {
  arrange(state, _game, seats: readonly { readonly marks?: readonly Cell[] }[]) {
    for (const [seat, { marks = [] }] of seats.entries())
      for (const cell of marks) state.cells[CELLS.indexOf(cell)] = seat
    state.turn = state.cells.filter((owner) => owner !== null).length % 2
  },
  read: (state, seat) => ({ marks: CELLS.filter((_, at) => state.cells[at] === seat) }),
  verbs: (player) => ({ marks: (cell: Cell) => player.chooses(cell) }),
})

describe('the board and its turns', () => {
  test('T1, T2: the first player begins on an empty board and may mark any cell', () => {
    const { ana, bo } = given(ticTacToe, { ana: {}, bo: {} })
    ana.has({ marks: [] })
    ana.isOffered(...CELLS)
    bo.isNotAsked()
    ana.isAsked('Mark a cell')
  })

  test('T2: players take turns, X first', () => {
    const { ana, bo } = given(ticTacToe, { ana: {}, bo: {} })
    ana.marks('b2')
    bo.sees('ana marks b2')
    bo.sees({ board: { b2: 'X', a1: null } })
    bo.marks('a1')
    ana.sees({ board: { b2: 'X', a1: 'O' } })
    bo.has({ marks: ['a1'] })
    ana.isAsked('Mark a cell')
  })

  test('T3: a marked cell cannot be marked again, and nobody may pass or mark twice', () => {
    const { ana, bo } = given(ticTacToe, { ana: { marks: ['b2'] }, bo: {} })
    bo.isNotOffered('b2')
    bo.isRefused('unknown-choice', 'b2')
    bo.isRefused('wrong-count')
    bo.isRefused('wrong-count', 'a1', 'a2')
    ana.isRefused('wrong-actor', 'a1')
    bo.isAsked('Mark a cell')
  })

  test('T3: the last empty cell is marked by hand', () => {
    const { ana } = given(ticTacToe, {
      ana: { marks: ['a1', 'a2', 'b3', 'c1'] },
      bo: { marks: ['a3', 'b1', 'b2', 'c2'] },
    })
    ana.isOffered('c3')
    ana.isAsked('Mark a cell')
  })
})

describe('the end', () => {
  const lines: readonly (readonly [Cell, Cell, Cell, readonly Cell[]])[] = [
    ['a1', 'b1', 'c1', ['a2', 'b3']],
    ['a2', 'b2', 'c2', ['a1', 'b3']],
    ['a3', 'b3', 'c3', ['a1', 'b2']],
    ['a1', 'a2', 'a3', ['b1', 'c2']],
    ['b1', 'b2', 'b3', ['a1', 'c2']],
    ['c1', 'c2', 'c3', ['a1', 'b2']],
    ['a1', 'b2', 'c3', ['a2', 'c2']],
    ['c1', 'b2', 'a3', ['a2', 'c2']],
  ]

  test.for(lines)('T4: %s, %s and %s are three in a row', ([first, second, third, others]) => {
    const { ana, scene } = given(ticTacToe, { ana: { marks: [first, second] }, bo: { marks: others } })
    ana.marks(third)
    scene.isOver({ winners: [0], scores: [1, 0], reason: 'Three in a row' })
    ana.sees({ line: [first, second, third].toSorted(byPlace) })
  })

  test('T4: O wins too', () => {
    const { bo, scene } = given(ticTacToe, { ana: { marks: ['a1', 'a2', 'c3'] }, bo: { marks: ['b1', 'b2'] } })
    bo.marks('b3')
    scene.isOver({ winners: [1], scores: [0, 1] })
  })

  test('T4: two in a row are not enough', () => {
    const { ana, bo } = given(ticTacToe, { ana: { marks: ['a1'] }, bo: { marks: ['b1'] } })
    ana.marks('a2')
    bo.sees({ line: null })
    bo.isAsked('Mark a cell')
  })

  test('T4: a row that ends with the last cell wins, it is no draw', () => {
    const { ana, scene } = given(ticTacToe, {
      ana: { marks: ['a1', 'b2', 'a2', 'c1'] },
      bo: { marks: ['a3', 'b1', 'b3', 'c2'] },
    })
    ana.marks('c3')
    scene.isOver({ winners: [0] })
  })

  test('T5: a full board without three in a row is a draw', () => {
    const { ana, scene } = given(ticTacToe, {
      ana: { marks: ['a1', 'a2', 'b3', 'c1'] },
      bo: { marks: ['a3', 'b1', 'b2', 'c2'] },
    })
    ana.marks('c3')
    scene.isOver({ winners: [], scores: [0, 0], reason: 'The board is full' })
  })

  test('T6: whoever leaves loses, even when it is not their turn', () => {
    const { ana, bo, scene } = given(ticTacToe, { ana: {}, bo: {} })
    bo.leaves()
    ana.sees('bo concedes')
    scene.isOver({ winners: [0], scores: [1, 0] })
  })
})

describe('taking back', () => {
  test('T7: a mark can be taken back', () => {
    const { ana } = given(ticTacToe, { ana: {}, bo: {} })
    ana.marks('a1')
    ana.undoes()
    ana.changedOnly({})
    ana.isAsked('Mark a cell')
  })

  test('T7: not when the other player has marked', () => {
    const { ana, bo } = given(ticTacToe, { ana: {}, bo: {} })
    ana.marks('a1')
    bo.marks('b2')
    ana.cannotUndo()
    ana.isAsked('Mark a cell')
  })

  test('T7: even a mark that ended the game', () => {
    const { ana, scene } = given(ticTacToe, { ana: { marks: ['a1', 'a2'] }, bo: { marks: ['b1', 'b2'] } })
    ana.marks('a3')
    scene.isOver({ winners: [0] })
    ana.undoes()
    ana.isAsked('Mark a cell')
  })
})

function byPlace(one: Cell, other: Cell): number {
  return CELLS.indexOf(one) - CELLS.indexOf(other)
}
