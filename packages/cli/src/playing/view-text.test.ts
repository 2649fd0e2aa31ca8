import { games } from '@turnwright/games'
import { expect, test } from 'vitest'
import { plainText } from '@turnwright/replay'
import { viewText } from './view-text.ts'

const players = [
  { seat: 0, name: 'Ana' },
  { seat: 1, name: 'Bo' },
]
const birds = {
  identities: ['wood-duck', 'nightjar'],
  cardName: (id: string) => (id === 'nightjar' ? 'Nightjar' : 'Wood Duck'),
  viewWords: {
    seats: ['turn', 'first'],
    omit: ['asking', 'flips', 'matchState', 'position', 'code'],
    usuallyTrue: ['isPresent'],
    alias: 'identifier',
  },
}
const text = (view: unknown, columns = 60) => viewText(view, players, columns, birds)

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
  expect(text({ cards: ['Kingfisher', 'Nightjar'] }, 14)).toBe('cards:\n  Kingfisher,\n    Nightjar')
})

test('what is not there goes without saying', () => {
  expect(text({ turn: 1, block: null, row: [], sets: {}, round: 0 })).toBe('turn: Bo\nround: 0')
})

test('where nothing is there, nothing and nobody are told', () => {
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
    'players:\n  Bo:\n    last turn: food (seed 2)',
  )
  expect(text({ farm: { cells: { a1: null, b1: null }, fences: [] } })).toBe('farm: cells (a1 –, b1 –)')
})

test('cards are called by their names, and what there is none of goes without saying', () => {
  const duck = { card: 7, bird: 'wood-duck', eggs: 2, tucked: 0, cards: [{ card: 7, bird: 'wood-duck' }] }
  expect(text({ row: [duck], tray: ['nightjar', 'wood-duck'], top: { count: 3, bird: 'nightjar' } })).toBe(
    'row: Wood Duck (eggs 2)\ntray: Nightjar, Wood Duck\ntop: count 3, bird Nightjar',
  )
  expect(text({ supply: { wood: 0, clay: 2, reed: 0 }, score: { eggs: 0, total: 0 } })).toBe(
    'supply: clay 2\nscore: total 0',
  )
})

test('a thing that takes more than a line goes on below', () => {
  const duck = {
    bird: 'wood-duck',
    eggs: 2,
    text: 'Draw a card, then tuck one.',
    refusal: { code: 'NO', reason: 'Too late.' },
  }
  expect(text({ row: [duck, duck] }, 30)).toBe(
    [
      'row:',
      '  Wood Duck (eggs 2, Draw a',
      '    card, then tuck one,',
      '    refusal Too late.)',
      '  Wood Duck (eggs 2, Draw a',
      '    card, then tuck one,',
      '    refusal Too late.)',
    ].join('\n'),
  )
})

test('words made for programs are read as people would write them', () => {
  expect(text({ phase: 'MAIN_PHASE', goal: 'eggs-in-bowl', next: 'drawCards', mark: 'X', deck: 'greenoath' })).toBe(
    'phase: main phase\ngoal: eggs in bowl\nnext: draw cards\nmark: X\ndeck: greenoath',
  )
  const view = { current: 'P2', players: [{ seat: 1, identifier: 'P2', isPresent: true, hp: 3, eggs: ['one'] }] }
  expect(text(view)).toBe('current: Bo\nplayers:\n  Bo: hp 3, eggs (one)')
  expect(text({ players: [{ seat: 1, isPresent: false, eggs: 1 }] })).toBe('players:\n  Bo: not present, eggs 1')
})

test('what boards draw and the terminal tells elsewhere is left out', () => {
  const flips = [{ seat: 0, why: 'who begins', heads: false }]
  const asking = { player: 'P1', about: 'main', by: null }
  const players = [{ seat: 0, identifier: 'P1', active: { bird: 'nightjar', position: 'BENCH_0', eggs: 2 } }]
  expect(text({ matchState: 'PLAYER_TURN', phase: 'MAIN_PHASE', flips, asking, players })).toBe(
    'phase: main phase\nplayers:\n  Ana: active Nightjar (eggs 2)',
  )
})

test('of a game that says nothing about its fields they are told as they are', () => {
  const view = { turn: 1, first: 0, asking: 'bid', isPresent: true, players: [{ identifier: 'P1', seat: 0, flips: 2 }] }
  expect(viewText(view, players, 60)).toBe(
    'turn: 1\nfirst: 0\nasking: bid\npresent: yes\nplayers:\n  Ana: identifier P1, flips 2',
  )
})

test('a number that one game calls as another calls a seat is no player', () => {
  const pokemon = games.find(({ definition }) => definition.id === 'pokemon')
  const effects = { effects: [{ what: 'smokescreen', turn: 1 }] }
  expect(viewText(effects, players, 60, pokemon?.definition)).toBe('effects: (what smokescreen, turn 1)')
})

test('a list is headed by the word that tells its items apart', () => {
  const rows = [
    { habitat: 'forest', birds: ['wood-duck'], eggs: 1 },
    { habitat: 'wetland', birds: [], eggs: 0 },
  ]
  expect(text({ rows })).toBe('rows:\n  forest: birds (Wood Duck), eggs 1\n  wetland: eggs 0')
})

test('places by row and column are laid out as a board', () => {
  const place = (name: string, kind: string, crops = 0) => ({ name, kind, crops })
  const cells = [place('0,0', 'room'), place('0,1', 'empty'), place('1,0', 'field', 3), place('1,1', 'empty')]
  expect(text({ cells })).toBe('cells:\n     0                1\n  0  room             ·\n  1  field (crops 3)  ·')
})

test('an example answer leaves nothing out', () => {
  expect(plainText({ fences: ['a1', 'a2'], free: false, card: 3 })).toBe('fences (a1, a2), free no, card 3')
})

test('what somebody wrote turns no words around it, and says nothing to the terminal', () => {
  expect(plainText('4 Pikachu\n56 \u202eEnergy\u0007\u001b[31m')).toBe('4 Pikachu 56  Energy [31m')
  expect(plainText(['👩\u200d🌾', 'é'])).toBe('👩\u200d🌾, é')
})
