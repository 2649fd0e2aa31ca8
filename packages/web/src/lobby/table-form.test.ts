import type { GameSummary } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import {
  aboutCompany,
  botCounts,
  companyChoices,
  hintChoices,
  optionsFor,
  OWN_TEXT,
  presetChoices,
  presetFilled,
  presetOf,
  seatChoices,
  secondLookChoices,
  tableWanted,
  watchWanted,
  wrongText,
} from './table-form.ts'

const duel: GameSummary = {
  id: 'duel',
  name: 'Duel',
  tagline: '',
  minutes: 10,
  tutorial: false,
  seats: { min: 1, max: 3 },
  options: [
    {
      key: 'deck',
      title: 'Deck',
      choices: [
        { value: 'fire', title: 'Fire' },
        { value: 2, title: 'Two' },
      ],
      default: 'fire',
      text: { title: 'My own', example: '' },
    },
  ],
  presets: [],
  agents: [{ name: 'greedy', about: 'Takes what it can.', slow: false }],
}

test('a game for one can be played alone', () => {
  expect(seatChoices(duel)).toEqual([
    ['1', 'You alone'],
    ['2', '2 players'],
    ['3', '3 players'],
  ])
  expect(tableWanted(duel, { seats: '1' }).seats).toEqual([{ kind: 'you' }])
})

test('what nobody touched is as usual: a lively table for people that is listed', () => {
  expect(tableWanted(duel, {})).toEqual({
    game: 'duel',
    seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
    visibility: 'open',
    allowsSecondLooks: true,
    allowsSpectators: true,
    hints: 'bots',
    pace: { clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 },
    options: { deck: 'fire' },
  })
})

test('where nobody but bots is waited for there is no clock to choose', () => {
  expect(tableWanted(duel, { company: 'bots greedy', clock: 'live' })).not.toHaveProperty('pace')
  expect(tableWanted(duel, { clock: 'live', minutes: '5', increment: '10' }).pace?.clock).toEqual({
    kind: 'live',
    minutes: 5,
    increment: 10,
  })
})

test('others may look on until somebody says that nobody does; with bots alone there is nobody to ask', () => {
  expect(tableWanted(duel, { spectators: 'yes' }).allowsSpectators).toBe(true)
  expect(tableWanted(duel, { spectators: 'no' }).allowsSpectators).toBe(false)
  expect(tableWanted(duel, { company: 'bots greedy', spectators: 'no' })).not.toHaveProperty('allowsSpectators')
})

test('second looks are allowed until somebody says they are not', () => {
  expect(tableWanted(duel, { secondLooks: 'yes' }).allowsSecondLooks).toBe(true)
  expect(tableWanted(duel, { secondLooks: 'no' }).allowsSecondLooks).toBe(false)
  expect(secondLookChoices(true)[0]).toEqual(['yes', 'Allowed when everybody agrees'])
  expect(secondLookChoices(false)[0]).toEqual(['yes', 'Allowed'])
})

test('among people hints are for nobody, unless whoever opens the table and all who sit down want them', () => {
  const wanted = (filled: Readonly<Record<string, string>>) => tableWanted(duel, filled).hints
  expect(wanted({ hints: 'everybody' })).toBe('everybody')
  expect(wanted({ hints: 'everybody', company: 'bots greedy' }), 'there is nobody to agree').toBe('bots')
  expect(wanted({ hints: 'nobody', company: 'bots greedy' })).toBe('nobody')
  expect(hintChoices(true).map(([rule]) => rule)).toEqual(['bots', 'everybody', 'nobody'])
  expect(hintChoices(false)[0]).toEqual(['bots', 'Allowed'])
})

test('bots take the other seats where they are wanted', () => {
  expect(companyChoices(duel)).toEqual([
    ['people', 'People'],
    ['bots greedy', 'Bots: Greedy'],
  ])
  const bot = { kind: 'bot', agent: 'greedy' }
  expect(tableWanted(duel, { seats: '2', company: 'bots greedy' }).seats).toEqual([{ kind: 'you' }, bot])
})

test('options for who plays alone are asked of nobody else, and left as usual', () => {
  const rival = {
    key: 'rival',
    title: 'Solo opponent',
    choices: [
      { value: 'eaglet', title: 'Eaglet' },
      { value: 'eagle', title: 'Eagle' },
    ],
    default: 'eagle',
    seats: { min: 1, max: 1 },
  }
  const game = { ...duel, options: [...duel.options, rival] }
  const asked = (seats: string) => optionsFor(game, { seats }).map(({ key }) => key)
  expect(asked('1')).toEqual(['deck', 'rival'])
  expect(asked('2')).toEqual(['deck'])
  expect(tableWanted(game, { seats: '1', rival: 'eaglet' }).options).toEqual({ deck: 'fire', rival: 'eaglet' })
  expect(tableWanted(game, { seats: '2', rival: 'eaglet' }).options).toEqual({ deck: 'fire', rival: 'eagle' })
})

test('an option is the value behind its words, or a text of one’s own', () => {
  expect(tableWanted(duel, { deck: '2' }).options).toEqual({ deck: 2 })
  expect(tableWanted(duel, { deck: OWN_TEXT, 'deck text': '60 Sparks' }).options).toEqual({ deck: '60 Sparks' })
  expect(tableWanted(duel, { deck: OWN_TEXT }).options).toEqual({ deck: '' })
})

test('of bots it is told how they play', () => {
  expect(aboutCompany(duel, { company: 'bots greedy' })).toBe('Takes what it can.')
  expect(aboutCompany(duel, {})).toBeNull()
})

test('a text that the game would not take is found before it is sent', () => {
  const texts = {
    textOf: () => null,
    problemsOf: (text: string) => (text === '60 Sparks' ? [] : ['too few']),
    summaryOf: () => '',
    seenBy: '',
  }
  expect(wrongText(duel, { deck: OWN_TEXT, 'deck text': '60 Sparks' }, texts)).toBeNull()
  expect(wrongText(duel, { deck: OWN_TEXT, 'deck text': '59 Sparks' }, texts)).toBe('deck text')
  expect(wrongText(duel, { deck: OWN_TEXT }, texts)).toBe('deck text')
  expect(wrongText(duel, { deck: '2', 'deck text': '59 Sparks' }, texts)).toBeNull()
  expect(wrongText(duel, { deck: OWN_TEXT, 'deck text': '59 Sparks' }, null)).toBeNull()
})

test('bots are chosen for every seat, and whoever watches says how fast', () => {
  const many: GameSummary = { ...duel, agents: [...duel.agents, { name: 'master', about: 'Thinks.', slow: true }] }
  expect(botCounts(many)).toEqual([
    ['1', '1 bot'],
    ['2', '2 bots'],
    ['3', '3 bots'],
  ])
  expect(watchWanted(many, { place: 'watch', seats: '2', 'bot 1': 'master', pace: 'step', deck: '2' }, 'seed')).toEqual(
    {
      game: 'duel',
      agents: ['greedy', 'master'],
      options: { deck: 2 },
      seed: 'seed',
      pace: 'step',
    },
  )
})

test('a preset fills in its options, and the whole game takes them back', () => {
  const option = { key: 'cards', title: 'Cards', default: 'base', choices: [] }
  const presets = [{ name: 'First game', note: 'without cards', options: { cards: 'none' } }]
  const game = { ...duel, options: [option], presets }
  expect(presetOf(game, {})).toBe('whole')
  const first = presetFilled(game, '0')
  expect(first).toEqual({ cards: 'none' })
  expect(presetOf(game, first)).toBe('0')
  expect(presetFilled(game, 'whole')).toEqual({ cards: 'base' })
  expect(presetChoices(game).map(([, title]) => title)).toEqual(['The whole game', 'First game: without cards'])
  expect(presetChoices({ ...game, presets: [] })).toEqual([])
})
