import type { AgentKind, GameModule } from '@turnwright/kernel'
import { type AskedSelector, createGame, type Game } from '@turnwright/kernel/host'
import { type Mind, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { searchAgent } from '../search-agent.ts'
import { market, marketMind, thrifty } from '../testing/market.ts'
import {
  adviceWords,
  type Hint,
  type HintDepth,
  type HintedOption,
  hintFor,
  hintOn,
  hintTaskFor,
  reasonWords,
} from './index.ts'

const settings = { budget: { ms: 10 }, turns: 3, width: 10, margin: 0, deals: 4, kept: 0.5, noise: 0, sure: null }
const DEPTH: HintDepth = { budget: { playouts: 90 }, deals: 60 }

function searching(mind: Mind, policy: AgentKind = thrifty) {
  return searchAgent({ about: 'Thinks.', mind, policy, settings })
}

function atMarket(seed = 'hint'): Game {
  const game = createGame(market, { players: ['ana', 'bo'], seed }) as unknown as Game
  game.run()
  return game
}

function askedIn({ waiting }: Game): AskedSelector {
  const [selector] = waiting?.selectors ?? []
  if (selector === undefined) throw new Error('nobody is asked')
  return selector
}

function hinted(mind: Mind, { policy = thrifty, depth = DEPTH, game = atMarket() } = {}): Hint {
  return hintFor(game, 0, askedIn(game), { search: searching(mind, policy).plan, depth, luck: 'luck', locale: 'en' })
}

describe('a hint', () => {
  test('holds the best answers side by side, each with what it is worth and what is expected to follow', () => {
    const { options, lead, unit, deals } = hinted(marketMind as Mind)
    expect(options.map(({ words }) => words)).toEqual([['The card'], ['Two coins'], ['One coin']])
    // A card is worth 3.5 on average, and everybody takes one coin from then on.
    const [card, two, one] = options as [HintedOption, HintedOption, HintedOption]
    expect(card.worth?.mean).toBeCloseTo(3.5 + 3, 0)
    expect(two.worth).toEqual({ mean: 5, interval: [5, 5] })
    expect(one.behind?.mean).toBeCloseTo(2.5, 0)
    expect(card.behind).toBeNull()
    expect(card.line[0]).toEqual({ seat: 0, words: ['The card'] })
    expect(card.line[1]).toEqual({ seat: 1, words: ['One coin'] })
    expect({ lead, unit, deals }).toEqual({ lead: 'little', unit: 'points', deals: 60 })
  })

  test('is the same for the same luck, in a thread as at the table', () => {
    const module = { definition: market, agents: { master: searching(marketMind as Mind) } } as unknown as GameModule
    const task = hintTaskFor(atMarket(), 0, 'Trade', { chance: Random.fromSeed('packing'), locale: 'en' })
    if (task === null) throw new Error('it cannot be imagined')
    // What travels is data.
    const sent = JSON.parse(JSON.stringify({ ...task, depth: DEPTH })) as typeof task
    const hint = hintOn(module, sent)
    expect(hint).toEqual(hintOn(module, sent))
    expect(JSON.parse(JSON.stringify(hint))).toEqual(hint)
    expect(hint?.options[0]?.words).toEqual(['The card'])
    expect(hintOn(module, { ...sent, title: 'Something else' })).toBeNull()
  })

  test('compares also where the game’s own player would not think', () => {
    const { options, lead } = hinted({ ...(marketMind as Mind), rank: () => null })
    expect(options).toHaveLength(3)
    expect(options[0]?.words).toEqual(['The card'])
    expect(lead).toBe('little')
  })

  test('ends in time, with as many deals as there was time for', () => {
    let now = 0
    const slow: Mind = {
      ...(marketMind as Mind),
      evaluate: (world, seat) => {
        now += 10
        return marketMind.evaluate(world as never, seat)
      },
    }
    const game = atMarket()
    const depth = { budget: { ms: 300 }, deals: 1_000, ms: 300 }
    const { plan } = searching(slow)
    const { deals } = hintFor(game, 0, askedIn(game), {
      search: plan,
      depth,
      luck: 'luck',
      locale: 'en',
      clock: () => now,
    })
    expect(deals).toBeGreaterThan(5)
    expect(deals).toBeLessThanOrEqual(11)
    expect(now).toBeLessThan(800)
  })

  test('is what the game’s own player would do, without numbers, where nothing can be played out', () => {
    const failing: Mind = {
      ...(marketMind as Mind),
      evaluate: () => {
        throw new Error('nobody knows')
      },
    }
    const hint = hinted(failing)
    expect(hint.options.map(({ words, worth }) => ({ words, worth }))).toEqual([{ words: ['One coin'], worth: null }])
    expect(hint.lead).toBe('unweighed')
    expect(reasonWords(hint, 0)).toEqual(['What the bot does here without thinking ahead.'])
  })

  test('tells the rule by which the game’s own player chooses, beside the answer that it would give', () => {
    const policy: AgentKind = {
      ...thrifty,
      explain: () => ({ answer: ['one'], rule: 'Thrift', why: 'A coin is a coin.' }),
    }
    const hint = hinted(marketMind as Mind, { policy })
    expect(hint.options.map(({ rule }) => rule)).toEqual([null, null, { rule: 'Thrift', why: 'A coin is a coin.' }])
    expect(reasonWords(hint, 2).at(-1)).toBe('Thrift: A coin is a coin.')
  })
})

describe('where the points come from', () => {
  const counted: Mind = {
    ...(marketMind as Mind),
    sources: ({ state }, seat) => [
      { about: { kind: 'two' }, points: 3 },
      { about: { kind: 'traded' }, points: (state as { readonly coins: readonly number[] }).coins[seat] ?? 0 },
    ],
  }

  test('is told where one answer surely brings more than the other, and nowhere else', () => {
    const [card, two, one] = hinted(counted).options as [HintedOption, HintedOption, HintedOption]
    expect(card.sources.map(({ words }) => words)).toEqual(['Somebody traded'])
    expect(card.sources[0]?.more.mean).toBeCloseTo(two.behind?.mean ?? 0)
    expect(one.sources[0]?.more).toEqual({ mean: -(one.behind?.mean ?? 0), interval: expect.anything() })
    expect(JSON.parse(JSON.stringify(card.sources))).toEqual(card.sources)
  })

  test('is told in a line of its own, with the signs that people write', () => {
    const hint = hinted(counted)
    expect(reasonWords(hint, 0)[1]).toMatch(/^Somebody traded \+\d\.\d\.$/)
    expect(reasonWords(hint, 2)[1]).toMatch(/^Somebody traded −\d\.\d\.$/)
    expect(reasonWords(hinted(marketMind as Mind), 0)).toHaveLength(1)
  })
})

describe('the words of a hint', () => {
  const option = (word: string, mean: number, behind: readonly [number, number] | null): HintedOption => ({
    answer: [word],
    words: [word],
    refs: [],
    worth: { mean, interval: [mean - 1, mean + 1] },
    chance: null,
    behind: behind === null ? null : { mean: (behind[0] + behind[1]) / 2, interval: behind },
    sources: [],
    line: [],
    rule: null,
  })
  const hint = (lead: Hint['lead'], ...options: HintedOption[]): Hint => ({ unit: 'points', options, lead, deals: 60 })

  test('say what is advised and how sure that is', () => {
    const first = option('Crow', 9, null)
    const said = (lead: Hint['lead'], ...others: HintedOption[]) => adviceWords(hint(lead, first, ...others))
    expect(said('far', option('Loon', 4, [3, 7]))).toBe('Crow, by far')
    expect(said('little', option('Loon', 8, [0.2, 1.8]))).toBe('Crow, by a little')
    expect(said('none', option('Loon', 9, [-1, 1]), option('Owl', 9, [-1, 1]))).toBe('As you like')
    expect(said('none', option('Loon', 9, [-1, 1]), option('Owl', 5, [3, 5]))).toBe('Crow or Loon')
    expect(said('only')).toBe('Crow: nothing else can be answered')
  })

  test('give as a reason what was counted, and never more than that', () => {
    const first = option('Crow', 9, null)
    const far = hint('far', first, option('Loon', 4, [3, 7]), option('Owl', 4, [-1, 7]))
    expect(reasonWords(far, 0)).toEqual(['5.0 points more than Loon on average (3.0 to 7.0).'])
    expect(reasonWords(far, 1)).toEqual(['5.0 points less than Crow on average (3.0 to 7.0).'])
    expect(reasonWords(far, 2)).toEqual(['Perhaps 3.0 points less than Crow, perhaps as good.'])
    const doubtful = hint('little', first, option('Loon', 6, [-1, 7]))
    expect(reasonWords(doubtful, 0)).toEqual([
      '3.0 points more than Loon on average (−1.0 to 7.0). Loon may be as good.',
    ])
    const even = hint('none', first, option('Loon', 9, [-1, 1]))
    expect(reasonWords(even, 0)).toEqual(['About as good as Loon.'])
    expect(reasonWords(even, 1)).toEqual(['About as good as Crow.'])
  })
})
