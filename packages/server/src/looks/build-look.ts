import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { BuiltLook, DoorsForBoards } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import type { Vite } from './vite.ts'

/** Something of a game that is drawn: the file that exports it. */
export interface Drawn {
  readonly game: string
  readonly file: string
  readonly kind: 'board' | 'emblem'
  /** Whether the script ends with a map, so that whoever writes it is told where it breaks. */
  readonly isMapped?: boolean
}

/** The same as browsers fetch it. */
export interface LaidLook extends BuiltLook {
  /** What is in each file, by its path. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** How each is exported. */
const EXPORTS = {
  board: { name: 'ui', example: 'export const ui: GameUi<View> = { Board }' },
  emblem: { name: 'emblem', example: 'export const emblem: GameEmblem = { hue, hotHue, label, drawing }' },
} as const

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

/** Bundles what somebody else drew. What it shares with the page it imports from there: React works only once on a page. */
export async function buildLook(vite: Vite, drawn: Drawn, doors: DoorsForBoards): Promise<LaidLook> {
  const { output } = await bundled(vite, drawn, doors)
  const { name, example } = EXPORTS[drawn.kind]
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (entry?.type !== 'chunk' || !entry.exports.includes(name))
    throw new StartupError(`The ${drawn.kind} ${drawn.file} exports no \`${name}\`: ${example}`)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => `/${fileName}`)
  const files = output.map((each) => [each.fileName, Buffer.from(each.type === 'chunk' ? each.code : each.source)])
  return { script: `/${entry.fileName}`, styles, files: new Map(files as [string, Buffer][]) }
}

async function bundled(
  vite: Vite,
  { game, file, kind, isMapped = false }: Drawn,
  doors: DoorsForBoards,
): Promise<Built> {
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
        sourcemap: isMapped && 'inline',
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
    throw new StartupError(`The ${kind} ${file} cannot be built: ${reasonOf(error)}`)
  }
}

/** Where it is and what it is, without the colours and the drawing that a terminal would be shown. */
function reasonOf(error: unknown): string {
  const unresolved = unresolvedIn(error)
  if (unresolved !== null) return unresolved
  const text = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(text)
    .replaceAll(/[\s\u2500-\u257f]+/g, ' ')
    .trim()
    .slice(0, LONGEST_REASON)
}

/** What is imported and is not there. The bundler counts lines where types are left out; the author's file is another. */
function unresolvedIn(error: unknown): string | null {
  const [first] = (error as { readonly errors?: readonly Unresolved[] } | null)?.errors ?? []
  if (first?.code !== 'UNRESOLVED_IMPORT' || !existsSync(first.id)) return null
  const { id, exporter } = first
  const lines = readFileSync(id, 'utf8').split('\n')
  const line = 1 + lines.findIndex((each) => each.includes(`'${exporter}'`) || each.includes(`"${exporter}"`))
  const place = line === 0 ? id : `${id}:${line}`
  return `${place} imports '${exporter}', which is not there`
}

interface Unresolved {
  readonly code?: string
  /** The file that imports. */
  readonly id: string
  /** What it imports. */
  readonly exporter: string
}
