import { isBuiltin } from 'node:module'
import { PACKAGES_PLACE, type PackagesForGames } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import { type BuiltFile, bundled, filesIn, type ForPage } from './bundle.ts'
import type { Vite } from './vite.ts'

/** A game as the workers of the page fetch it. */
export interface LaidModule {
  readonly script: string
  /** What is in each file, by its path. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Marks what no bundler may look for on the disk. */
const OF_WORKER = '\0worker:'

/** Bundles the rules and the players of a game. The kernel is that of the worker: games of another one would be strangers to it. */
export async function buildModule(
  vite: Vite,
  game: ForPage & { readonly kind: 'module' },
  packages: PackagesForGames,
): Promise<LaidModule> {
  const importers = new Map<string, string>()
  const output = await bundled(vite, game, {
    name: 'turnwright:packages-for-games',
    enforce: 'pre',
    resolveId(id: string, importer = game.file) {
      if (Object.hasOwn(packages, id)) return OF_WORKER + id
      if (!isBuiltin(id)) return null
      importers.set(id, importer)
      return { id, external: true, moduleSideEffects: false }
    },
    load(id: string) {
      if (!id.startsWith(OF_WORKER)) return null
      const name = id.slice(OF_WORKER.length)
      const place = `globalThis[${JSON.stringify(PACKAGES_PLACE)}][${JSON.stringify(name)}]`
      return `export const { ${packages[name]?.join(', ')} } = ${place}`
    },
  })
  const alien = output.flatMap(importsOf).find(isBuiltin)
  if (alien !== undefined)
    throw new StartupError(`${importers.get(alien) ?? game.file} imports '${alien}', which browsers do not have`)
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (entry === undefined) throw new StartupError(`The module ${game.file} cannot be built: nothing came of it`)
  return { script: `/${entry.fileName}`, files: filesIn(output) }
}

/** What is left of imports when everything that nobody uses is gone: the list still names that too, the code does not. */
function importsOf(file: BuiltFile): readonly string[] {
  if (file.type === 'asset') return []
  const { code, imports, dynamicImports } = file
  return [...imports, ...dynamicImports].filter((id) =>
    new RegExp(`(from|import|import\\()\\s*["'\`]${id}["'\`]`).test(code),
  )
}
