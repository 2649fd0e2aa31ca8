import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { viteFrom } from './looks/vite.ts'
import { StartupError } from './startup-error.ts'

/** What the page is made of, and the documentation beside it: folders and files. */
const SOURCES = [
  'packages/web',
  'packages/actions',
  'packages/arena',
  'packages/docs',
  'packages/games',
  'packages/guide',
  'packages/kernel',
  'packages/protocol',
  'packages/replay',
  'packages/search',
  'packages/table',
  'packages/tabletop',
  'packages/workbench',
  'games',
  'docs',
  'benchmarks/README.md',
  'deploy',
  'examples',
  'python/README.md',
  'python/examples',
  'training/README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
]
const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/** Builds the page when it was never built or its sources are newer. Gives the folder of the built page, if there is one. */
export async function ensureWebBuilt(web: string, tell: (line: string) => void): Promise<string | null> {
  const dist = join(web, 'dist')
  if (!existsSync(join(web, 'vite.config.ts'))) return existsSync(dist) ? dist : null
  const builtAt = existsSync(join(dist, 'index.html')) ? statSync(join(dist, 'index.html')).mtimeMs : 0
  const root = join(web, '..', '..')
  if (!SOURCES.some((path) => isNewer(join(root, path), builtAt))) return dist
  tell('Building the page …')
  await build(web)
  return dist
}

/** The page brings its own builder, so it is found from there. */
async function build(web: string): Promise<void> {
  const vite = await viteFrom([web])
  if (vite === null) throw new StartupError('The page cannot be built: Vite is not installed. Run npm ci.')
  try {
    await vite.build({ root: web, logLevel: 'warn' })
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 400) : String(error)
    throw new StartupError(`The page cannot be built: ${why}`)
  }
}

/** Whether a file, or one of those in a folder, is newer. */
function isNewer(path: string, than: number): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  if (there === undefined || NO_SOURCE.has(basename(path))) return false
  if (there.isDirectory()) return readdirSync(path).some((name) => isNewer(join(path, name), than))
  return !/\.test\.tsx?$/.test(path) && there.mtimeMs > than
}
