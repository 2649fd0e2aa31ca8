import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import type { Trial } from './describe-mutations.ts'

/**
 * A process that runs the tests of a card against one change after the other: a trial a line comes in, a verdict a line
 * goes out. One Vitest serves them all, for it keeps what it has made of the sources; each trial has a fresh worker.
 */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const config = fileURLToPath(new URL('../../mutation.config.ts', import.meta.url))
const vitest = await createVitest({ config, root: ROOT, watch: false, reporters: [{}] })

async function passes({ files, pattern, order }: Trial): Promise<boolean> {
  process.env['MUTANT'] = order === null ? '' : JSON.stringify(order)
  vitest.setGlobalTestNamePattern(pattern)
  const specifications = await vitest.globTestSpecifications([...files])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest remembers the files of earlier runs, and what became of them.
  const tried = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId))
  return unhandledErrors.length === 0 && tried.every((module) => module.ok()) && tried.some(ranSomething)
}

/** Names that match nothing would pass whatever is changed. */
function ranSomething({ children }: { readonly children: { allTests(state: 'passed'): Iterable<unknown> } }): boolean {
  return [...children.allTests('passed')].length > 0
}

for await (const line of createInterface({ input: stdin })) {
  stdout.write(`${JSON.stringify(await passes(JSON.parse(line) as Trial))}\n`)
}
await vitest.close()
