import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the `describe`s of one title hold. */
export interface Proof {
  /** The files they stand in, from the root of the repository. */
  readonly files: readonly string[]
  /** The titles of their tests; of a table of tests, the one title. */
  readonly tests: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const NONE: Proof = { files: [], tests: [] }

/** The proofs in the test files of a folder, by the title of their `describe`. */
export function proofsIn(folder: URL): ReadonlyMap<string, Proof> {
  const proofs = new Map<string, Proof>()
  for (const path of globSync('*.test.ts', { cwd: fileURLToPath(folder) })) {
    const file = relative(ROOT, fileURLToPath(new URL(path, folder)))
    for (const block of blocksOf(readFileSync(new URL(path, folder), 'utf8'), /^describe\(/m)) {
      const title = quoted(block)
      if (title === null) continue
      const { files, tests } = proofs.get(title) ?? NONE
      proofs.set(title, { files: [...new Set([...files, file])], tests: [...tests, ...titlesIn(block)] })
    }
  }
  return proofs
}

function titlesIn(block: string): readonly string[] {
  return blocksOf(block, /^ {2}test(?:\.(?:each|for)\([^]*?\))?\(/m).map((each) => quoted(each) ?? '')
}

function blocksOf(source: string, beginning: RegExp): readonly string[] {
  return source.split(beginning).slice(1)
}

/** The text that a piece of source begins with, without its quotes. */
function quoted(source: string): string | null {
  const [, single, double] = /^\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/.exec(source) ?? []
  return single?.replaceAll("\\'", "'") ?? double ?? null
}

const LEAST_TESTS = 2

/** Which of these names have no tests of their own in a folder, at the threshold and beside it. */
export function unprovedIn(folder: URL, names: readonly string[]): readonly string[] {
  const proofs = proofsIn(folder)
  return [...new Set(names)].filter((name) => (proofs.get(name)?.tests.length ?? 0) < LEAST_TESTS)
}
