import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What proves one thing: the `describe`s of its title, and the rows of tables that begin with its name. */
export interface Proof {
  /** The files they stand in, from the root of the repository. */
  readonly files: readonly string[]
  /** The titles of their tests; of a table of tests, the one title; of a row, what stands after the name. */
  readonly tests: readonly string[]
}

const QUOTED = /^\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/
const NONE: Proof = { files: [], tests: [] }

/** The proofs in the test files of a folder, by the title of their `describe`. */
export function proofsIn(folder: URL): ReadonlyMap<string, Proof> {
  const proofs = new Map<string, Proof>()
  for (const path of globSync('*.test.ts', { cwd: fileURLToPath(folder) })) {
    const file = relative(process.cwd(), fileURLToPath(new URL(path, folder)))
    const source = readFileSync(new URL(path, folder), 'utf8')
    const found = [...describesIn(source), ...rowsIn(source)]
    for (const [title, more] of found) {
      const { files, tests } = proofs.get(title) ?? NONE
      proofs.set(title, { files: [...new Set([...files, file])], tests: [...tests, ...more] })
    }
  }
  return proofs
}

type Found = readonly (readonly [title: string, tests: readonly string[]])[]

function describesIn(source: string): Found {
  return blocksOf(source, /^describe\(/m).flatMap((block) => {
    const title = quoted(block)
    return title === null ? [] : [[title, titlesIn(block)] as const]
  })
}

/** A call at the top of a file with a table of them: `dives([`, `  ['Heron', 'dives', …`. */
function rowsIn(source: string): Found {
  return Array.from(source.matchAll(/^\w+\(\[\n([^]*?)^\]\)/gm), ([, table = '']) => table)
    .flatMap((table) => blocksOf(table, /^ {2}\[/m))
    .flatMap((row) => {
      const [title, test] = [quoted(row), quoted(row.replace(QUOTED, '').replace(/^,/, ''))]
      return title === null || test === null ? [] : [[title, [test]] as const]
    })
}

function titlesIn(block: string): readonly string[] {
  return blocksOf(block, /^ {2}test(?:\.(?:each|for)\([^]*?\))?\(/m).map((each) => quoted(each) ?? '')
}

function blocksOf(source: string, beginning: RegExp): readonly string[] {
  return source.split(beginning).slice(1)
}

/** The text that a piece of source begins with, without its quotes. */
function quoted(source: string): string | null {
  const [, single, double] = QUOTED.exec(source) ?? []
  return single?.replaceAll("\\'", "'") ?? double ?? null
}

const LEAST_TESTS = 2

/** Which of these names have no tests of their own in a folder, at the threshold and beside it. */
export function unprovedIn(folder: URL, names: readonly string[]): readonly string[] {
  const proofs = proofsIn(folder)
  return [...new Set(names)].filter((name) => (proofs.get(name)?.tests.length ?? 0) < LEAST_TESTS)
}
