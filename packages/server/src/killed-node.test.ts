import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TestPostgres } from '../../../scripts/postgres/test-postgres.ts'
import { KillLoad } from './testing/kill-load.ts'

const KILLS = process.env['SOAK'] === '1' ? 50 : 2

test('of two servers on one database one after the other is killed under load: no acknowledged answer is lost or doubled', {
  timeout: 30 * 60_000,
}, async () => {
  await using postgres = await TestPostgres.start()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-killed-node-'))
  const folders = ['a', 'b'].map((name) => join(folder.path, name))
  const load = new KillLoad(folders, 4, { DATABASE_URL: await postgres.database() })
  await load.begin()
  for (let kill = 0; kill < KILLS; kill++) await load.playAndKill(10 + ((kill * 37) % 30))
  const { acknowledged, lost, doubled } = await load.audit()
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(acknowledged).toBeGreaterThan(KILLS * 20)
})
