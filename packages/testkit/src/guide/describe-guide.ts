import type { GameModule } from '@turnwright/kernel'
import { type Guide, isDo, stepsOf } from '@turnwright/guide'
import { parseOptions } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { ruleNumbersOn } from '../rules-page/rule-numbers-on.ts'
import { examineGuide } from './examine-guide.ts'

/** Read with care, and looked up on the table. */
const WORDS_A_MINUTE = 160
const MINUTES_A_DEED = 1 / 6

/** How long somebody takes who reads all that the coach says and does what it waits for. */
function minutesOf(guide: Guide): number {
  const read = Object.values(guide.words.en.steps).flatMap(({ title, say, why = '', meanwhile = '' }) => [
    title,
    say,
    why,
    meanwhile,
  ])
  const words = read.join(' ').split(/\s+/).length
  return words / WORDS_A_MINUTE + stepsOf(guide).filter(isDo).length * MINUTES_A_DEED
}

/**
 * Holds a guided first game to its rules: every step stands at the question that is asked there, whatever it waits for or
 * takes is legal and leads on to the next step, what it lights is on the table, and the rules it names can be looked up.
 */
export function describeGuide<State, Options>(
  folder: URL,
  module: Pick<GameModule<State, Options>, 'definition'>,
  guide: Guide,
): void {
  describe(`the guided first game of ${module.definition.name}`, () => {
    test('can be followed from its first step to its last by the real rules', () => {
      expect(examineGuide(module as Pick<GameModule, 'definition'>, guide, ruleNumbersOn(folder))).toEqual([])
    })

    test('takes 5 to 15 minutes, in 10 to 40 steps, many of them with the hands', () => {
      const steps = stepsOf(guide)
      expect(guide.minutes).toBeGreaterThanOrEqual(5)
      expect(guide.minutes).toBeLessThanOrEqual(15)
      expect(Math.abs(guide.minutes - minutesOf(guide)), 'it says how long it takes').toBeLessThanOrEqual(2)
      expect(Math.round(minutesOf(guide)), 'as long as it says').toBeGreaterThanOrEqual(5)
      expect(steps.length).toBeGreaterThanOrEqual(10)
      expect(steps.length).toBeLessThanOrEqual(40)
      expect(steps.filter(isDo).length * 5).toBeGreaterThanOrEqual(steps.length * 2)
    })

    test('leads on to a normal game that can be opened', () => {
      const { options, bots } = guide.afterwards
      const { min, max } = module.definition.seats
      expect(() => parseOptions(module.definition.options, options)).not.toThrow()
      expect(bots + 1).toBeGreaterThanOrEqual(min)
      expect(bots + 1).toBeLessThanOrEqual(max)
    })
  })
}
