import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows of the table that leads from the specification to the code and its proofs. */
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| section'))
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

test('a row with a number is proved by tests that name it', () => {
  const unproved: string[] = []
  let files: readonly string[] = []
  for (const { section, proved } of rows) {
    // "the same" is the file of the row above.
    files = [...(proved.startsWith('the same') ? files : []), ...quoted(proved)]
    for (const number of section.match(/\d(\.\d)?( [ABC])?/g) ?? [])
      if (!files.some((file) => textOf(file).includes(`Section ${number}`))) unproved.push(`${section}: ${number}`)
  }
  expect(unproved).toEqual([])
})
