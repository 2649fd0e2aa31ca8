import { browserTests } from './browser-tests.ts'
import { foldersNamed, haveGameStyles, narrowedProject } from './narrowed.ts'
import type { Stage } from './run-stages.ts'
import { root, tools } from './tools.ts'
import { unitTests } from './unit-tests.ts'

const PROJECTS = [
  ['types: Node', 'tsconfig.json'],
  ['types: browser', 'tsconfig.browser.json'],
  ['types: pure rules', 'tsconfig.pure.json'],
  ['types: declarations', 'tsconfig.pack.json'],
] as const

const types = (name: string, project: string): Stage => ({
  name,
  tool: tools.tsc,
  args: ['--project', project, '--noEmit'],
})

const lint = (folders: readonly string[]): Stage => ({ name: 'lint', tool: tools.oxlint, args: folders })

const gameStyles: Stage = { name: 'game styles', tool: `${root}scripts/lint-game-styles.ts`, args: [] }

const format = (folders: readonly string[]): Stage => ({
  name: 'format',
  tool: tools.biome,
  args: ['format', ...folders],
})

const everyCheck: readonly Stage[] = [
  ...PROJECTS.map(([name, project]) => types(name, project)),
  lint([]),
  gameStyles,
  format(['.']),
]

/** Packs everything, installs it elsewhere and plays there. */
const packages = (): Stage => ({ ...unitTests(['--config', 'scripts/pack/vitest.config.ts']), name: 'packages' })

function checksOf(folders: readonly string[]): readonly Stage[] {
  const narrowed = PROJECTS.flatMap(([name, project]) => {
    const own = narrowedProject(project, folders)
    return own === null ? [] : [types(name, own)]
  })
  return [...narrowed, lint(folders), ...(haveGameStyles(folders) ? [gameStyles] : []), format(folders)]
}

/** What `npm run check` runs: everything, or what concerns the folders that are named. */
export function checkStages(args: readonly string[]): readonly Stage[] {
  if (args.length === 0) return everyCheck
  const folders = foldersNamed(args)
  if (folders === null) throw new Error(`${args.join(' ')}: not folders of this repository; name some, or none for all`)
  return checksOf(folders)
}

/**
 * What `npm test` runs. Folders narrow every stage and leave the browser out; anything else chooses among the unit
 * tests alone.
 */
export function testStages(args: readonly string[]): readonly Stage[] {
  if (args.length === 0) return [...everyCheck, unitTests([]), packages(), browserTests()]
  const folders = foldersNamed(args)
  return [...(folders === null ? everyCheck : checksOf(folders)), unitTests(args)]
}
