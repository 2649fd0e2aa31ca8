import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsProvedIn } from './testing/proved-sections.ts'

/** The rows of the table that leads from the specification to the code and its proofs. */
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (section|rule) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', , where = '', proved = '']) => ({ section, where, proved }))

function quoted(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words ?? '')
}

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

function isPath(name: string): boolean {
  return name.includes('.') || name.endsWith('/')
}

test('every file that the table names is there', () => {
  expect(rows.length).toBeGreaterThan(20)
  const paths = rows.flatMap(({ where, proved }) => [...quoted(where), ...quoted(proved)]).filter(isPath)
  expect(paths.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([])
})

test('every function that the table names is exported by a file of its row, or "there": of the row above', () => {
  const missing: string[] = []
  let files: readonly string[] = []
  for (const { where } of rows) {
    const named = quoted(where)
    const own = named.filter((name) => name.endsWith('.ts'))
    files = own.length > 0 ? own : files
    const exported = files.map(textOf).join('\n')
    for (const name of named)
      if (!isPath(name) && !new RegExp(`export (const|function) ${name}\\b`).test(exported)) missing.push(name)
  }
  expect(missing).toEqual([])
})

type Sections = (file: string) => ReadonlySet<string>

const provedBy: Sections = (file) => sectionsProvedIn(textOf(file))

/** Numbers that no file of their row proves, and files that prove nothing of their row. */
function unproved(sections: Sections): readonly string[] {
  const found: string[] = []
  let files: readonly string[] = []
  for (const { section, proved } of rows) {
    // "the same" is the file of the row above.
    files = [...(proved.startsWith('the same') ? files.slice(0, 1) : []), ...quoted(proved)]
    const numbers: readonly string[] = section.match(/v2\.\d+|\d(\.\d)?( [ABC]\b)?/g) ?? []
    for (const number of numbers) if (!files.some((file) => sections(file).has(number))) found.push(number)
    if (numbers.length > 0)
      for (const file of files) if (!numbers.some((number) => sections(file).has(number))) found.push(file)
  }
  return found
}

test('a row with a number is proved by tests whose titles name it, in every file that it gives', () =>
  expect(unproved(provedBy)).toEqual([]))

test('where the tests of a section are lost, its row is no longer proved', () => {
  const without = (lost: string) => unproved((file) => provedBy(file).difference(new Set([lost])))
  for (const number of ['1', '4.1', '4.2 A', '6.6', 'v2.10']) expect(without(number)).toContain(number)
})
