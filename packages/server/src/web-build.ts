import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { viteFrom } from './looks/vite.ts'
import { StartupError } from './startup-error.ts'

const SOURCES = [
  'packages/web',
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
]
const NO_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/** Builds the page when it was never built or its sources are newer. Gives the folder of the built page, if there is one. */
export async function ensureWebBuilt(web: string, tell: (line: string) => void): Promise<string | null> {
  const dist = join(web, 'dist')
  if (!existsSync(join(web, 'vite.config.ts'))) return existsSync(dist) ? dist : null
  const builtAt = existsSync(join(dist, 'index.html')) ? statSync(join(dist, 'index.html')).mtimeMs : 0
  const root = join(web, '..', '..')
  if (!SOURCES.some((folder) => hasNewer(join(root, folder), builtAt))) return dist
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

function hasNewer(folder: string, than: number): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (NO_SOURCE.has(entry.name)) return false
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return hasNewer(path, than)
    return !/\.test\.tsx?$/.test(entry.name) && statSync(path).mtimeMs > than
  })
}
