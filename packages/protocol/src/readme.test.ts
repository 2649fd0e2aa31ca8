import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableState, tableSummary } from './schemas/table.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the page about the wire names every field of a table, and no other', () => {
  const chapter = readme.slice(readme.indexOf('## A table, as'), readme.indexOf('## Answering'))
  const rows = Array.from(chapter.matchAll(/^\| (`.*?) \|/gm), ([, names = '']) => names)
  const named = rows.flatMap((row) => row.split(', ').map((name) => name.replaceAll('`', '')))
  expect(named.toSorted()).toEqual(Object.keys(tableState.shape).toSorted())
})

test('the page about the wire names every field of a table in a list, and no other', () => {
  const named = /`TableSummary`: `\{([^}]*)\}`/
    .exec(readme)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  expect(named?.toSorted()).toEqual(Object.keys(tableSummary.shape).toSorted())
})
