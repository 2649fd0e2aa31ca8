import { describe, expect, test } from 'vitest'
import { CHECKS } from './checks/index.ts'
import { examineRecord, explore } from './explore.ts'
import {
  type CheckedTable,
  type GameChecks,
  type GameUnderTest,
  gameUnderTest,
  type ModuleOrDefinition,
} from './game-under-test.ts'
import { describeGolden } from './golden/describe-golden.ts'
import { LawsInTurn } from './laws-in-turn.ts'
import { soakable } from './soakable.ts'

/** Never the reason why a test fails: each move has its own patience, and each game an upper bound of answers. */
const TIMEOUT = soakable(5 * 60_000, 60 * 60_000)

/** Registers every check that a game gets for free, at every table given. None can be left out. */
export function describeGame<State, Options>(
  subject: ModuleOrDefinition<State, Options>,
  checks: GameChecks<State> = {},
): void {
  const game = gameUnderTest(subject, checks)
  describe(`${game.definition.name} keeps every law`, () => {
    describeGolden(game, TIMEOUT)
    for (const table of game.tables) describeTable(game, table)
    for (const [at, record] of game.records.entries()) {
      const laws = new LawsInTurn()
      for (const check of CHECKS)
        test(`in record ${at + 1}, a game ${check.law}`, { timeout: TIMEOUT }, () => {
          expect(laws.examine(check, () => examineRecord(game, check, record))).toBeGreaterThan(0)
        })
    }
  })
}

function describeTable(game: GameUnderTest, table: CheckedTable): void {
  describe(`at ${nameOf(table)}`, () => {
    const laws = new LawsInTurn()
    for (const check of CHECKS)
      test(`a game ${check.law}`, { timeout: TIMEOUT }, () => {
        expect(laws.examine(check, () => explore(game, check, table))).toBeGreaterThan(0)
      })
  })
}

function nameOf({ players, options }: CheckedTable): string {
  const told = options === undefined ? '' : ` with ${JSON.stringify(options)}`
  return `a table of ${players}${told}`
}
