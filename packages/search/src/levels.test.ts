import type { AgentKind } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { type Mind, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { levels, type LevelSettings, planOf, type Settings } from './index.ts'
import { asked, marketMind, thrifty, unrankedMarketMind } from './testing/market.ts'

const strong: Settings = {
  budget: { playouts: 60 },
  turns: 1,
  width: 3,
  margin: 1,
  deals: 2,
  kept: 0.5,
  noise: 0,
  sure: null,
}
const settings: LevelSettings = { easy: { slips: 0.3 }, strong, master: { ...strong, budget: { playouts: 600 } } }
const made = levels({ mind: marketMind as Mind, policy: thrifty, settings })

function answersOf(kind: AgentKind, times: number): readonly (AnySelection | undefined)[] {
  return Array.from({ length: times }, (_, at) => {
    let given: AnySelection | undefined
    asked('levels', (question) => {
      given = kind.create(Random.fromSeed(`chance ${at}`))(question)
    })
    return given
  })
}

const share = (kind: AgentKind, id: string): number =>
  answersOf(kind, 200).filter((answer) => Array.isArray(answer) && answer[0] === id).length / 200

describe('easy', () => {
  /** Two coins are a sure thing; one is a coin less, and what the card is worth nobody knows. */
  const sure: AgentKind = { about: 'Takes two coins.', create: () => () => ['two'] }
  const easyWith = (mind: Partial<Mind>, slips: number): AgentKind =>
    levels({ mind: { ...(marketMind as Mind), ...mind }, policy: sure, settings: { ...settings, easy: { slips } } })
      .easy
  const rank = (one: number) => () => [
    { answer: ['two'], prior: 1 - one },
    { answer: ['one'], prior: one },
  ]

  test('plays as the policy does, and slips to what is a little worse as often as it is told', () => {
    const easy = easyWith({ rank: rank(0.5) }, 0.3)
    expect(share(easy, 'two')).toBeGreaterThan(0.6)
    expect(share(easy, 'two')).toBeLessThan(0.8)
    expect(share(easy, 'one')).toBeCloseTo(1 - share(easy, 'two'))
  })

  test.each([
    ['points', 2.9, 1],
    ['points', 3.1, 0],
    ['chance', 0.12, 1],
    ['chance', 0.14, 0],
  ] as const)('a slip that costs its seat %s is given below a limit, never beyond it: %d', (unit, coin, slipped) => {
    const evaluate: Mind['evaluate'] = (world, seat) => coin * marketMind.evaluate(world as never, seat)
    expect(share(easyWith({ unit, evaluate, rank: rank(0.5) }, 1), 'one')).toBe(slipped)
  })

  test('never slips to what is better, what its mind finds unlikely, where nothing is ranked or no playout comes to anything', () => {
    const fewer: Mind['evaluate'] = (world, seat) => -marketMind.evaluate(world as never, seat)
    expect(share(easyWith({ rank: rank(0.5), evaluate: fewer }, 1), 'two')).toBe(1)
    expect(share(easyWith({ rank: rank(0.2) }, 1), 'one')).toBe(1)
    expect(share(easyWith({ rank: rank(0.1) }, 1), 'one')).toBe(0)
    expect(share(easyWith({ rank: () => null }, 1), 'two')).toBe(1)
    expect(share(easyWith({ rank: rank(0.5), evaluate: () => Number.NaN }, 1), 'two')).toBe(1)
  })

  test('says that it imagines where slips are ranked, since hosts keep checkpoints for those who say so', () => {
    expect(made.easy.imagines).toBe(true)
    expect(levels({ mind: unrankedMarketMind as Mind, policy: thrifty, settings }).easy.imagines).toBeUndefined()
  })

  test('slips in the same way from the same chance', () => {
    const easy = easyWith({ rank: rank(0.5) }, 0.3)
    expect(answersOf(easy, 50)).toEqual(answersOf(easy, 50))
  })
})

test.each([
  [{ strong, master: strong }, /there are none for easy: give \{ easy: \{ slips: 0\.3 \}/],
  [{ easy: { slips: 0.3 } }, /there are none for strong and master/],
  [undefined, /there are none for easy and strong and master/],
])('settings that lack a level say so: %j', (lacking, told) => {
  const plan = { mind: marketMind as Mind, policy: thrifty, settings: lacking as LevelSettings }
  expect(() => levels(plan)).toThrow(told)
})

test('fair is the game’s own player, at once', () => {
  expect(share(made.fair, 'one')).toBe(1)
  expect(made.fair.slow).toBeUndefined()
})

test('strong and master think ahead, in threads where there are some, and say how', () => {
  for (const level of [made.strong, made.master]) {
    expect(level).toMatchObject({ slow: true, imagines: true })
    expect(answersOf(level, 3)).toEqual([['card'], ['card'], ['card']])
  }
  expect(planOf(made.strong)?.settings).toEqual(strong)
  expect(planOf(made.fair)).toBeNull()
})
