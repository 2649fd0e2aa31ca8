import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { StartupError } from '../startup-error.ts'
import type { Vite } from './vite.ts'

/** A file of a game that is built for the page. */
export interface ForPage {
  readonly game: string
  readonly file: string
  readonly kind: 'board' | 'emblem' | 'module'
  /** Whether the script ends with a map, so that whoever writes it is told where it breaks. */
  readonly isMapped?: boolean
}

/** What Vite gives where nothing is written. */
export type BuiltFile =
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array }
  | {
      readonly type: 'chunk'
      readonly fileName: string
      readonly code: string
      readonly isEntry: boolean
      readonly exports: readonly string[]
      readonly imports: readonly string[]
      readonly dynamicImports: readonly string[]
    }

const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']
const LONGEST_REASON = 600

/** Bundles a file for browsers. The plugin says what the page has already. */
export async function bundled(
  vite: Vite,
  { game, file, kind, isMapped = false }: ForPage,
  plugin: object,
): Promise<readonly BuiltFile[]> {
  const named = (ending: string) => `assets/${game}-[name]-[hash]${ending}`
  try {
    const built = await vite.build({
      configFile: false,
      root: dirname(file),
      publicDir: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Whatever NODE_ENV says: the page has no React for development.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      plugins: [plugin],
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
    return (built as { readonly output: readonly BuiltFile[] }).output
  } catch (error) {
    throw new StartupError(`The ${kind} ${file} cannot be built: ${reasonOf(error)}`)
  }
}

/** What browsers fetch, by its path. */
export function filesIn(output: readonly BuiltFile[]): ReadonlyMap<string, Buffer> {
  return new Map(output.map((each) => [each.fileName, Buffer.from(each.type === 'chunk' ? each.code : each.source)]))
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
