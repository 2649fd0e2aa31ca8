import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KillLoad } from './testing/kill-load.ts'

const KILLS = process.env['SOAK'] === '1' ? 1_000 : 5

test('kill -9 under load loses no acknowledged answer and doubles none', { timeout: 90 * 60_000 }, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-kill-'))
  const load = new KillLoad([folder.path], 4)
  await load.begin()
  for (let kill = 0; kill < KILLS; kill++) await load.playAndKill(15 + ((kill * 37) % 40))
  const { acknowledged, lost, doubled } = await load.audit()
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(acknowledged).toBeGreaterThan(KILLS * 10)
})
