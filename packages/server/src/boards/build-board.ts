import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { OutsideBoard } from '@turnwright/games/outside'
import type { DoorsForBoards } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import type { Vite } from './vite.ts'

/** A board as browsers fetch it. */
export interface BuiltBoard {
  readonly script: string
  readonly styles: readonly string[]
  /** What is in each file, by its path. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** What Vite gives where nothing is written. */
interface Built {
  readonly output: readonly BuiltFile[]
}
type BuiltFile =
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array }
  | {
      readonly type: 'chunk'
      readonly fileName: string
      readonly code: string
      readonly isEntry: boolean
      readonly exports: readonly string[]
    }

const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']
const LONGEST_REASON = 600

/** Bundles a board of somebody's own. What it shares with the page it imports from there: React works only once on a page. */
export async function buildBoard(vite: Vite, { game, file }: OutsideBoard, doors: DoorsForBoards): Promise<BuiltBoard> {
  const { output } = await bundled(vite, { game, file }, doors)
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (entry?.type !== 'chunk' || !entry.exports.includes('ui'))
    throw new StartupError(`The board ${file} exports no \`ui\`: export const ui: GameUi<View> = { Board }`)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => `/${fileName}`)
  const files = output.map((each) => [each.fileName, Buffer.from(each.type === 'chunk' ? each.code : each.source)])
  return { script: `/${entry.fileName}`, styles, files: new Map(files as [string, Buffer][]) }
}

async function bundled(vite: Vite, { game, file }: OutsideBoard, doors: DoorsForBoards): Promise<Built> {
  const named = (ending: string) => `assets/${game}-[name]-[hash]${ending}`
  const shared = {
    name: 'turnwright:doors-for-boards',
    enforce: 'pre',
    resolveId: (id: string) => (Object.hasOwn(doors, id) ? { id: doors[id], external: 'absolute' } : null),
  }
  try {
    const built = await vite.build({
      configFile: false,
      root: dirname(file),
      publicDir: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Whatever NODE_ENV says: the page has no React for development.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      plugins: [shared],
      build: {
        write: false,
        target: BROWSERS,
        cssTarget: BROWSERS,
        cssCodeSplit: false,
        // The content policy allows no data: fonts or scripts.
        assetsInlineLimit: 0,
        modulePreload: false,
        license: false,
        rolldownOptions: {
          input: file,
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: named('.js'),
            chunkFileNames: named('.js'),
            assetFileNames: named('[extname]'),
          },
        },
      },
    })
    return built as Built
  } catch (error) {
    throw new StartupError(`The board ${file} cannot be built: ${reasonOf(error)}`)
  }
}

/** Where it is and what it is, without the colours and the drawing that a terminal would be shown. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)
}
