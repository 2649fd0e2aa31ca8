import type { AgentKind } from '@turnwright/kernel'
import { type Game, samePlain } from '@turnwright/kernel/host'
import { type Mind, type Question, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { Purse } from './budget.ts'
import { ponder, type Settings, type Thought } from './index.ts'
import { asked, type MarketState, marketMind, thrifty, unrankedMarketMind } from './testing/market.ts'

const settings: Settings = {
  budget: { playouts: 300 },
  turns: 3,
  width: 10,
  margin: 2,
  deals: 4,
  kept: 0.5,
  noise: 0,
  sure: null,
}

interface Case {
  readonly mind?: Mind
  readonly changed?: Partial<Settings>
  readonly seed?: string
  readonly luck?: string
  readonly clock?: () => number
  readonly policy?: AgentKind
  readonly lines?: number
}

function pondered(given: Case = {}): { thought: Thought; game: Game } {
  const { mind = marketMind as Mind, changed = {}, seed = 'table', luck = 'luck', policy = thrifty } = given
  let thought: Thought | null = null
  const game = asked(seed, (question: Question) => {
    const chance = Random.fromSeed(luck)
    thought = ponder(
      question,
      chance,
      {
        mind,
        policy: policy.create(chance),
        settings: { ...settings, ...changed },
        ...(given.clock === undefined ? {} : { clock: given.clock }),
      },
      given.lines,
    )
  })
  if (thought === null) throw new Error('nobody was asked')
  return { thought, game }
}

describe('pondering', () => {
  test('finds the answer that is worth most, with what it is worth and how sure that is', () => {
    const { thought } = pondered()
    expect(thought.answer).toEqual(['card'])
    expect(thought.unit).toBe('points')
    const [card, ...rest] = thought.considered
    // A card is worth 3.5 on average, and until the cut ana takes one more coin.
    expect(card?.interval?.[0]).toBeLessThan(4.5)
    expect(card?.interval?.[1]).toBeGreaterThan(4.5)
    expect(rest.map(({ answer, estimate }) => [answer, estimate])).toEqual([
      [['two'], 3],
      [['one'], 2],
    ])
    expect(thought.considered.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(thought.playouts)
    expect(thought.playouts).toBeLessThanOrEqual(300)
    expect(thought.failed).toBe(0)
  })

  test('with a number of playouts, the same chance comes to the same thought, bit for bit', () => {
    expect(pondered().thought).toEqual(pondered().thought)
    expect(pondered({ luck: 'other' }).thought).not.toEqual(pondered().thought)
  })

  test('knows nothing that its seat does not: tables that look alike to it give the same thought', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => `table ${at}`)
    const thoughts = seeds.map((seed) => pondered({ seed }).thought)
    for (const thought of thoughts) expect(thought).toEqual(thoughts[0])
  })

  test('cuts a playout where so many turns have begun, or plays it to the end', () => {
    const worths = (turns: number | null) =>
      pondered({ changed: { turns } })
        .thought.considered.filter(({ answer }) => samePlain(answer, ['two']))
        .map(({ estimate }) => estimate)
    expect([1, 2, 3, 5, null].map(worths)).toEqual([[2], [2], [3], [4], [5]])
  })

  test('gives the first-ranked answer unless another one beats it by the margin', () => {
    const slightly: Mind = { ...(marketMind as Mind), rank: () => [answer('two'), answer('card')] }
    expect(pondered({ mind: slightly, changed: { margin: 0 } }).thought.answer).toEqual(['card'])
    expect(pondered({ mind: slightly, changed: { margin: 2 } }).thought.answer).toEqual(['card'])
    expect(pondered({ mind: slightly, changed: { margin: 50 } }).thought.answer).toEqual(['two'])
  })

  test('leaves a question to the policy where the mind ranks nothing', () => {
    const wasted: Mind = { ...(marketMind as Mind), rank: () => null }
    const { thought } = pondered({ mind: wasted })
    expect(thought).toMatchObject({ answer: ['one'], playouts: 0 })
    expect(thought.considered).toHaveLength(1)
  })

  test('looks at the legal answers where the mind has no ranking, the policy’s own first', () => {
    const unranked = unrankedMarketMind as Mind
    const policy: AgentKind = { about: '', create: () => () => ['two'] }
    const seen = pondered({ mind: unranked, policy, changed: { budget: { playouts: 2 }, margin: 9 } })
    expect(seen.thought.answer).toEqual(['two'])
    const all = pondered({ mind: unranked, policy, changed: { margin: 0 } }).thought
    expect(all.considered).toHaveLength(3)
    expect(all.answer).toEqual(['card'])
    const two = pondered({ mind: unranked, policy, changed: { width: 2, margin: 0 } }).thought
    expect(two.considered).toHaveLength(2)
  })

  test('looks at more answers before the first turn, where that is asked for, and as many of them as it can afford', () => {
    const openings = Array.from({ length: 60 }, (_, at) => answer(at % 3 === 2 ? 'card' : at % 3 === 1 ? 'two' : 'one'))
    const looked = (turn: number, playouts: number) => {
      const mind: Mind = { ...(marketMind as Mind), rank: () => openings, turn: () => turn }
      const { considered } = pondered({
        mind,
        changed: { turns: null, width: 5, openings: 40, budget: { playouts } },
      }).thought
      return considered.length
    }
    expect(looked(1, 2000)).toBe(5)
    expect(looked(0, 2000)).toBe(40)
    expect(looked(0, 200)).toBe(25)
  })

  test('keeps a deadline by the clock that it is given', () => {
    let now = 0
    const slow: Mind = {
      ...(marketMind as Mind),
      evaluate(world, seat) {
        now += 7
        return marketMind.evaluate(world as never, seat)
      },
    }
    const { thought } = pondered({ mind: slow, changed: { budget: { ms: 300 } }, clock: () => now })
    expect(now).toBeLessThanOrEqual(300)
    expect(thought.playouts).toBeGreaterThan(30)
    expect(thought.answer).toEqual(['card'])
  })
})

test('a budget of nothing in particular is refused', () => {
  expect(() => new Purse({}, () => 0)).toThrow('a budget needs')
})

describe('a playout that fails', () => {
  const failing = (parts: Partial<Mind>): Mind => ({ ...(marketMind as Mind), ...parts })
  let calls = 0
  const every = <T>(nth: number, otherwise: () => T): T => {
    if (++calls % nth === 0) throw new Error('a bug in the mind')
    return otherwise()
  }
  const cases: Readonly<Record<string, Mind>> = {
    'while it is judged': failing({
      evaluate: (world, seat) => every(3, () => marketMind.evaluate(world as never, seat)),
    }),
    'while it is set up': failing({ rollout: () => every(5, () => () => ['one']) }),
    'while it is played': failing({ rollout: () => () => every(7, () => ['one']) }),
    'by an illegal answer': failing({ rollout: () => () => (++calls % 7 === 0 ? ['three'] : ['one']) }),
    'without a value': failing({ evaluate: () => (++calls % 3 === 0 ? Number.NaN : 1) }),
  }

  test.each(Object.keys(cases))('%s is counted and dropped, and the real game goes on', (name) => {
    calls = 0
    const { thought, game } = pondered({ mind: cases[name] as Mind })
    expect(thought.failed).toBeGreaterThan(10)
    const counted = thought.considered.reduce((sum, { playouts }) => sum + playouts, 0)
    expect(counted + thought.failed).toBe(thought.playouts)
    expect(game.fault).toBeNull()
    expect(game.result?.scores).toEqual([4, 4])
  })

  test('leaves the policy’s answer where none comes to anything', () => {
    const hopeless = failing({ evaluate: () => Number.NaN })
    const { thought } = pondered({ mind: hopeless, changed: { margin: 0 } })
    expect(thought.answer).toEqual(['one'])
    expect(thought.considered[0]).toMatchObject({ estimate: null, interval: null, playouts: 0 })
  })

  test('is no reason to keep to the first answer, where all of its playouts fail and those of others do not', () => {
    const shy = failing({ evaluate: ({ state }, seat) => ((state as MarketState).coins[seat] === 1 ? Number.NaN : 1) })
    const { thought } = pondered({ mind: shy, changed: { turns: 1 } })
    expect(thought.answer).not.toEqual(['one'])
    expect(thought.considered.find(({ answer }) => samePlain(answer, ['one']))).toMatchObject({ playouts: 0 })
  })
})

describe('the expected line', () => {
  test('tells the answers of a typical playout, seat by seat, until it is cut', () => {
    const { thought } = pondered({ lines: 2 })
    const [first, second, third] = thought.considered.map(({ line }) => line)
    expect(first).toEqual([
      { seat: 0, question: { kind: 'trade', turn: 0 }, answer: ['card'], chosen: [{ kind: 'card' }] },
      { seat: 1, question: { kind: 'trade', turn: 1 }, answer: ['one'], chosen: [{ kind: 'one' }] },
      { seat: 0, question: { kind: 'trade', turn: 2 }, answer: ['one'], chosen: [{ kind: 'one' }] },
    ])
    expect(second).toHaveLength(3)
    expect(third).toEqual([])
    expect({ ...thought, considered: null }).toEqual({ ...pondered().thought, considered: null })
  })
})

function answer(id: string) {
  return { answer: [id], prior: 0.5 }
}

test('a budget of nodes ends thinking after so many positions, and comes to the same answer again', () => {
  const few = pondered({ changed: { budget: { nodes: 60 } } }).thought
  const many = pondered({ changed: { budget: { nodes: 600 } } }).thought
  // Playouts of this market pass through several positions each.
  expect(few.playouts).toBeGreaterThan(1)
  expect(few.playouts).toBeLessThan(60)
  expect(many.playouts).toBeGreaterThan(2 * few.playouts)
  expect(pondered({ changed: { budget: { nodes: 600 } } }).thought).toEqual(many)
})
