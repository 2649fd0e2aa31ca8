import { expect, test } from 'vitest'
import type { Shown } from '../board/game-ui.ts'
import { choosingNote, seatNotes, turnNote } from './seat-note.ts'

/** Ana looks; the table waits for the seats given. */
const shown = (waited: readonly number[], result: object | null = null) =>
  ({
    view: 'work',
    seat: 0,
    waitingFor: waited.map((seat) => ({ seat, title: null })),
    result,
  }) as unknown as Shown<string>

const inTurn = seatNotes<string>((now) => (now.isAsked ? turnNote(now) : now.view))
const atOnce = seatNotes<string>(choosingNote)

test('a seat that the table waits for is told apart from the others, and from one’s own', () => {
  expect([0, 1].map((seat) => inTurn(shown([0]), seat))).toEqual(['your turn', 'work'])
  expect([0, 1].map((seat) => inTurn(shown([1]), seat))).toEqual(['work', 'to act'])
})

test('while everybody chooses, who is done is ready', () => {
  expect([0, 1, 2].map((seat) => atOnce(shown([0, 2]), seat))).toEqual(['choosing', 'ready', 'choosing'])
})

test('when the game is over nothing is said of anybody', () => {
  expect([0, 1].map((seat) => atOnce(shown([], {}), seat))).toEqual([null, null])
})
