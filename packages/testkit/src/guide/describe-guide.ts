import type { GameModule } from '@turnwright/kernel'
import { type Guide, isDo, stepsOf } from '@turnwright/guide'
import { parseOptions } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { ruleNumbersOn } from '../rules-page/rule-numbers-on.ts'
import { examineGuide } from './examine-guide.ts'

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

    test('takes 5 to 15 minutes or less, in 10 to 40 steps, most of them with the hands', () => {
      const steps = stepsOf(guide)
      expect(guide.minutes).toBeGreaterThan(0)
      expect(guide.minutes).toBeLessThanOrEqual(15)
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
