import type { SelectSelector } from '@turnwright/kernel'
import { validateSelection } from '@turnwright/kernel/host'
import { legalSelections, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { legalOptions } from './legal-options.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const WITH_GROUPS = [
  { id: 'keep', choices: [...LETTERS], min: 1, max: 3 },
  'plain',
  { id: 'one', choices: ['x', 'y', { id: 'inner', choices: ['u', 'v', 'w'], count: 2 }] },
]

function asking(parts: Partial<SelectSelector>): SelectSelector {
  return { actor: 'ana', title: 'Choose', choices: LETTERS, ...parts }
}

describe('the options of a question', () => {
  test.each([
    ['one of several', {}],
    ['as many as one likes', { min: 0, max: 5 }],
    ['three at once', { count: 3 }],
    ['more than there is', { count: 9 }],
    ['groups within groups', { choices: WITH_GROUPS, min: 1, max: 2 }],
    ['what the rules refuse left out', { min: 0, max: 4, check: (chosen) => (chosen.includes('b') ? 'no b' : null) }],
    ['a choice that goes with no other', { choices: [...LETTERS, { id: 'none', exclusive: true }], min: 1, max: 3 }],
    ['nothing to choose from', { choices: [], min: 0, max: 0 }],
  ] as const satisfies readonly (readonly [string, Partial<SelectSelector>])[])(
    'are all of its legal answers, in their order: %s',
    (_what, parts) => {
      const question = asking(parts)
      expect(legalOptions(question, 1000, Random.fromSeed('all'))).toEqual([...legalSelections(question)])
    },
  )

  test('are legal, different and as many as there is room for, where there are more than can be looked at', () => {
    const question = asking({ choices: WITH_GROUPS, min: 1, max: 3 })
    const offer = { type: 'pass', description: 'Pass' }
    const options = legalOptions({ ...question, anytime: [offer] }, 8, Random.fromSeed('some'))
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(8)
    expect(options[7]).toEqual({ action: 'anytime-action', anytimeAction: offer })
    for (const option of options.slice(0, 7)) expect(validateSelection(question, option)).toEqual(option)
  })

  test('are each as likely as any other then', () => {
    const question = asking({ choices: WITH_GROUPS, min: 1, max: 3 })
    const all = [...legalSelections(question)].map((each) => JSON.stringify(each))
    const drawn = new Map<string, number>()
    const chance = Random.fromSeed('likely')
    const [rounds, most] = [4000, 8]
    for (let round = 0; round < rounds; round++)
      for (const option of legalOptions(question, most, chance)) {
        const key = JSON.stringify(option)
        drawn.set(key, (drawn.get(key) ?? 0) + 1)
      }
    const usual = (rounds * most) / all.length
    for (const each of all) expect((drawn.get(each) ?? 0) / usual).toBeCloseTo(1, 0)
  })
})
