import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { mustBeDurable, openDatabase } from './open-database.ts'

test('a database is opened so that every commit is on the disk before it is one, and any other is refused', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-durable-'))
  const path = join(folder.path, 'tables.sqlite')
  using db = openDatabase(path)
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(() => mustBeDurable(db, path)).not.toThrow()
  db.exec('PRAGMA synchronous = NORMAL')
  expect(() => mustBeDurable(db, path)).toThrow(StartupError)
  using inMemory = new DatabaseSync(':memory:')
  inMemory.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  expect(() => mustBeDurable(inMemory, path)).toThrow(/journal memory.+: put the folder on a local disk/)
})
