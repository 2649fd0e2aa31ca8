import { readFileSync } from 'node:fs'
import type { About, GameModule, RuleNumbers } from '@turnwright/kernel'
import { createGame, numbersIn, ruleOf } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { type CheckedTable, namesFor } from '../game-under-test.ts'
import { soakable } from '../soakable.ts'
import { ruleNumbersOn } from './rule-numbers-on.ts'

const GAMES = soakable(4, 80)

/** What a newcomer looks for. */
const AT_A_GLANCE = ['The goal', 'A turn', 'Scoring']
const TIMEOUT = soakable(60_000, 20 * 60_000)

/**
 * Holds a game to it that the rule behind everything it asks and refuses can be looked up: every number that its words
 * name stands in RULES.md, or in a page of rules that a rule there links to, and nobody at these tables is asked or
 * refused anything without a number.
 */
export function describeRuleNumbers<State, Options>(
  folder: URL,
  module: Pick<GameModule<State, Options>, 'definition' | 'agents'>,
  numbers: RuleNumbers,
  tables: readonly CheckedTable[],
): void {
  describe(`the rules of ${module.definition.name} can be looked up`, () => {
    test('the goal, a turn and the scoring stand before the first rule', () => {
      const [beginning = ''] = readFileSync(new URL('RULES.md', folder), 'utf8').split(/^\*\*[A-Z]\d+\./m)
      const headings = Array.from(beginning.matchAll(/^## (.+)$/gm), ([, heading]) => heading)
      expect(headings.slice(0, AT_A_GLANCE.length)).toEqual(AT_A_GLANCE)
    })

    test('every rule that a question or a refusal names is there', () => {
      const there = ruleNumbersOn(folder)
      const named = numbersIn(numbers)
      expect(named).not.toEqual([])
      expect(named.filter((number) => !there.has(number))).toEqual([])
    })

    test.for(tables)('nobody is asked or refused anything without its rule at %j', { timeout: TIMEOUT }, (table) => {
      const met = metAt(module, table)
      expect(met.size).toBeGreaterThan(0)
      expect([...met.values()].filter((about) => ruleOf(numbers, about) === null)).toEqual([])
    })
  })
}

/** Everything that random players are asked and refused, each once. */
function metAt<State, Options>(
  { definition, agents }: Pick<GameModule<State, Options>, 'definition' | 'agents'>,
  { players, options }: CheckedTable,
): ReadonlyMap<string, About | undefined> {
  const met = new Map<string, About | undefined>()
  const meet = (about: About | undefined): unknown => met.set(JSON.stringify(about ?? null), about)
  for (let at = 0; at < GAMES; at++) {
    const game = createGame(definition, { players: namesFor(players), seed: `looked up ${at}`, options })
    for (const { seat } of game.players) {
      const agent = agents['random']?.create(Random.fromSeed(`${at} ${seat}`))
      game.seatResponder(seat, (question) => {
        for (const { about, unavailable } of question.projection().prompts) {
          meet(about)
          for (const refused of unavailable) meet(refused.about)
        }
        return agent?.(question)
      })
    }
    game.run()
    if (game.result === null) throw new Error(`${definition.name} came to no end: ${game.fault?.stack ?? 'it waits'}`)
  }
  return met
}
