import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { viewText } from './view-text.ts'

const players = [
  { seat: 0, name: 'Ana' },
  { seat: 1, name: 'Bo' },
]
const text = (view: unknown, columns = 60) => viewText(view, players, columns)

test('seats are names, keys are words, and numbers that only programs need are left out', () => {
  expect(text({ turn: 1, currentBid: 3, card: 17, isCovered: true, sold: false })).toBe(
    'turn: Bo\ncurrent bid: 3\ncovered: yes',
  )
})

test('things are called by their name, and hidden ones are counted', () => {
  const teapot = { card: 4, lot: { id: 'teapot', name: 'Teapot', family: 'china', worth: 3 } }
  const hidden = { card: 9, lot: null }
  expect(text({ row: [teapot, hidden, hidden], scores: [0, 0] })).toBe(
    'row: Teapot (family china, worth 3), – ×2\nscores: 0, 0',
  )
})

test('cells named like a1 are laid out as a board', () => {
  expect(text({ board: { a1: 'X', b1: null, a2: null, b2: 'O' } })).toBe('board:\n    a b\n  1 X ·\n  2 · O')
})

test('what does not fit in a line becomes an outline, headed by the players where it is theirs', () => {
  const hands = { hands: [{ seat: 0, cards: ['Kingfisher', 'Nightjar'], eggs: 2 }] }
  expect(text(hands)).toBe('hands:\n  Ana: cards (Kingfisher, Nightjar), eggs 2')
  expect(text(hands, 40)).toBe('hands:\n  Ana:\n    cards: Kingfisher, Nightjar\n    eggs: 2')
  expect(text({ cards: ['Kingfisher', 'Nightjar'] }, 12)).toBe('cards:\n  1: Kingfisher\n  2: Nightjar')
})

test('nothing and nobody are told too', () => {
  expect(text({ block: null, row: [], sets: {} })).toBe('block: –\nrow: none\nsets: none')
  expect(text(null)).toBe('–')
})

test('of what lies on the table only what is there is told, but its boards are whole', () => {
  const mine = {
    seat: 0,
    eggs: 0,
    hand: ['Nightjar'],
    tucked: [],
    mark: null,
    lastTurn: { food: { fish: 0 }, eggs: 0 },
  }
  expect(text({ first: 1, players: [mine] })).toBe('first: Bo\nplayers:\n  Ana: eggs 0, hand (Nightjar)')
  expect(text({ players: [{ seat: 1, lastTurn: { food: { fish: 0, seed: 2 } } }] })).toBe(
    'players:\n  Bo:\n    last turn: food (fish 0, seed 2)',
  )
  expect(text({ farm: { cells: { a1: null, b1: null }, fences: [] } })).toBe('farm: cells (a1 –, b1 –)')
})

test('an example answer leaves nothing out', () => {
  expect(plainText({ fences: ['a1', 'a2'], free: false, card: 3 })).toBe('fences (a1, a2), free no, card 3')
})
