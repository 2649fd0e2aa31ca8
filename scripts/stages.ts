import { browserTests } from './browser-tests.ts'
import type { Stage } from './run-stages.ts'
import { root, tools } from './tools.ts'
import { unitTests } from './unit-tests.ts'

const types = (what: string, project: string): Stage => ({
  name: `types: ${what}`,
  tool: tools.tsc,
  args: ['--project', project],
})

export const checkStages: readonly Stage[] = [
  types('Node', 'tsconfig.json'),
  types('browser', 'tsconfig.browser.json'),
  types('pure rules', 'tsconfig.pure.json'),
  { name: 'lint', tool: tools.oxlint, args: [] },
  { name: 'game styles', tool: `${root}scripts/lint-game-styles.ts`, args: [] },
  { name: 'format', tool: tools.biome, args: ['format', '.'] },
]

/** What `npm test` runs; further arguments choose among the unit tests, and leave the browser out. */
export const testStages = (args: readonly string[]): readonly Stage[] => [
  ...checkStages,
  unitTests(args),
  ...(args.length === 0 ? [browserTests()] : []),
]
