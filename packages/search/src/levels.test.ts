import type { AgentKind } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { type Mind, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { levels, type LevelSettings, planOf, type Settings } from './index.ts'
import { asked, marketMind, thrifty } from './testing/market.ts'

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
  test('plays as the policy does, and slips as often as it is told', () => {
    expect(share(made.easy, 'one')).toBeGreaterThan(0.6)
    expect(share(made.easy, 'one')).toBeLessThan(0.8)
    expect(share(made.easy, 'two')).toBeGreaterThan(0.08)
    expect(share(made.easy, 'card')).toBeGreaterThan(0.08)
  })

  test('slips to what is nearly as likely to be right, never to nonsense', () => {
    const ranked = [
      { answer: ['one'], prior: 0.6 },
      { answer: ['two'], prior: 0.35 },
      { answer: ['card'], prior: 0.05 },
    ]
    const mind: Mind = { ...(marketMind as Mind), rank: () => ranked }
    const { easy } = levels({ mind, policy: thrifty, settings: { ...settings, easy: { slips: 1 } } })
    expect(share(easy, 'two')).toBe(1)
    const nothing: Mind = { ...(marketMind as Mind), rank: () => null }
    expect(share(levels({ mind: nothing, policy: thrifty, settings }).easy, 'one')).toBe(1)
  })

  test('slips in the same way from the same chance', () => {
    expect(answersOf(made.easy, 50)).toEqual(answersOf(made.easy, 50))
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
