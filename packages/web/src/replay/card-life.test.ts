import type { CardId } from '@turnwright/kernel'
import type { CardLife, StoryLine } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { lifeOf, stopsOf } from './card-life.ts'
import { moveWords } from './move-words.ts'

const told = (stop: number, card: number | null, takenBack = false): StoryLine => ({
  stop,
  takenBack,
  line: { index: stop, parts: ['Ana plays ', { card: card as CardId | null, name: 'a crow' }] },
})

const HAND = { seat: 0, zone: 'hand' }
const BIRDS = { seat: 0, zone: 'birds' }
const PLAYERS = ['Ana', 'Bo'].map((name, seat) => ({ seat, name }))

test('a card tells where something was said of it, and nothing that was taken back or hidden', () => {
  const lines = [told(1, 7), told(2, 8), told(4, 7), told(4, 7), told(5, 7, true), told(6, null)]
  const known = { lines, lives: [], first: 0 }
  expect(stopsOf(known, 7)).toEqual([1, 4])
  expect(stopsOf(known, 9)).toEqual([])
  expect(stopsOf(known, null)).toEqual([])
  expect(lifeOf(known, 7).moments.map(({ line }) => line)).toEqual(
    [lines[0], lines[2], lines[3]].map((each) => each?.line),
  )
  expect(lifeOf(known, 7).name).toBe('a crow')
  expect(lifeOf(known, 9)).toEqual({ name: null, moments: [] })
})

test('it begins with its draw, and where it went is told once: by a line, where one tells it', () => {
  const life: CardLife = {
    cards: [7, 70],
    name: 'Fish Crow',
    moves: [
      { stop: 2, from: null, to: HAND },
      { stop: 5, from: HAND, to: BIRDS },
      { stop: 9, from: BIRDS, to: null },
    ],
  }
  const known = { lines: [told(2, 70), told(5, 70)], lives: [life], first: 0 }
  const { moments } = lifeOf(known, 7)
  expect(moments.map(({ stop, move }) => [stop, move && moveWords(move, PLAYERS, null)])).toEqual([
    [2, 'Drawn to Ana’s hand'],
    [2, null],
    [5, null],
    [9, 'Out of sight, from Ana’s birds'],
  ])
  expect(lifeOf(known, 70)).toEqual(lifeOf(known, 7))
  expect(lifeOf({ ...known, lines: [] }, 7).name).toBe('Fish Crow')
})

test('a move says whose place it led to, and from where', () => {
  const tray = { seat: null, zone: 'tray' }
  expect(moveWords({ stop: null, from: null, to: HAND }, PLAYERS, 'everybody')).toBe('Dealt to Ana’s hand')
  expect(moveWords({ stop: null, from: null, to: HAND }, PLAYERS, 1, true)).toBe('Lay in Ana’s hand')
  expect(moveWords({ stop: 3, from: tray, to: HAND }, PLAYERS, 0)).toBe('To your hand, from the tray')
  expect(moveWords({ stop: 3, from: null, to: tray }, PLAYERS, 1)).toBe('Comes to the tray')
})
