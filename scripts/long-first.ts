import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './tools.ts'

/**
 * Files that take longest, the longest first. Vitest begins with what took long the last time, and in a fresh clone with
 * the largest files: these are small, so that one would go on alone at the end while the other cores rest. Mutations take long in `npm run
 * soak` alone, and nothing elsewhere.
 */
const LONG = [
  'packages/games/src/levels.test.ts',
  'games/pokemon/card-tests/mutations.test.ts',
  'games/agricola/card-tests/mutations.test.ts',
  'games/wingspan/card-tests/mutations.test.ts',
  'games/estraven/card-tests/mutations.test.ts',
  'benchmarks/server/suite.test.ts',
  'packages/simulation/src/brutal-worlds.test.ts',
  'games/wingspan/wingspan.test.ts',
  'packages/simulation/src/lossy-worlds.test.ts',
  'games/agricola/agricola.test.ts',
  'benchmarks/server/cluster/ordeal.test.ts',
  'packages/arena/src/outside/code.test.ts',
  'games/pokemon/pokemon.test.ts',
  'packages/workbench/src/scenario.test.ts',
  'packages/cli/src/learning/learners.test.ts',
  'packages/server/src/limits.test.ts',
  'packages/server/src/reminders/reminders.test.ts',
  'packages/simulation/src/world.test.ts',
  'packages/arena/src/outside/program.test.ts',
  'packages/server/src/fuzz.test.ts',
  'packages/cli/src/documents.test.ts',
  'packages/cli/src/tournament/ladder.test.ts',
  'packages/cli/src/commands/tournament.test.ts',
  'packages/cli/src/commands/new.test.ts',
  'games/sealed-auction/sealed-auction.test.ts',
  'games/estraven/estraven.test.ts',
  'packages/server/src/hints.test.ts',
  'packages/games/src/hints.test.ts',
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(relative(root, moduleId).replaceAll('\\', '/'))
  return place < 0 ? LONG.length : place
}
