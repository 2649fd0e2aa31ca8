import { expect, test } from 'vitest'
import { migrations } from './migrations.ts'

/** What an older version that still runs does not see, or can live with, and why. */
const HARMLESS: ReadonlyMap<string, string> = new Map([
  [
    'ALTER COLUMN outline DROP NOT NULL',
    'a column that takes more than before still takes what an older version writes',
  ],
])

/** What of a migration takes something away from a version that came before it, or asks more of it. */
function breaksIn(migration: string): readonly string[] {
  const made = new Set([...migration.matchAll(/CREATE TABLE (\S+)/g)].map(([, name]) => name))
  const found: string[] = []
  for (const [clause] of migration.matchAll(/[^,;]*\b(?:DROP|RENAME|ALTER COLUMN|ADD CONSTRAINT)\b[^,;]*/g))
    if (![...HARMLESS.keys()].some((each) => clause.includes(each))) found.push(clause.trim())
  for (const [clause] of migration.matchAll(/ADD COLUMN [^,;]*/g))
    if (/NOT NULL|UNIQUE|CHECK|REFERENCES/.test(clause) && !/NOT NULL DEFAULT/.test(clause)) found.push(clause)
  for (const [clause, on] of migration.matchAll(/CREATE UNIQUE INDEX \S+ ON (\S+)[^;]*/g))
    if (!made.has(on)) found.push(clause)
  return found
}

test('a migration only adds, and what it adds has a default: the version before it goes on beside it', () => {
  for (const migration of migrations.slice(1)) expect(breaksIn(migration)).toEqual([])
})

test.each([
  'ALTER TABLE turnwright.tables DROP COLUMN offer;',
  'ALTER TABLE turnwright.tables ADD COLUMN more TEXT, RENAME COLUMN offer TO offers;',
  'ALTER TABLE turnwright.tables ALTER COLUMN offer SET NOT NULL;',
  'ALTER TABLE turnwright.tables ADD COLUMN less TEXT NOT NULL;',
  'CREATE UNIQUE INDEX once ON turnwright.tables (seed);',
  'DROP TABLE turnwright.tickets;',
])('%s would not do', (migration) => {
  expect(breaksIn(migration)).toHaveLength(1)
})
