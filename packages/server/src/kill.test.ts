import { mkdtempDisposableSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Audit, KillLoad } from './testing/kill-load.ts'

const isLong = process.env['SOAK'] === '1'
const KILLS = isLong ? 1_000 : 5
/** Each with a folder and people of its own; a server that starts keeps one core busy. */
const SERVERS = isLong ? Math.min(4, availableParallelism()) : 1

test('kill -9 under load loses no acknowledged answer and doubles none', { timeout: 90 * 60_000 }, async () => {
  const audits = await Promise.all(Array.from({ length: SERVERS }, () => killed(Math.ceil(KILLS / SERVERS))))
  expect(audits.map(({ lost, doubled }) => ({ lost, doubled }))).toEqual(audits.map(() => ({ lost: 0, doubled: 0 })))
  expect(audits.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(KILLS * 10)
})

async function killed(times: number): Promise<Audit> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turnwright-kill-'))
  const load = new KillLoad([folder.path], 4)
  await load.begin()
  for (let kill = 0; kill < times; kill++) await load.playAndKill(15 + ((kill * 37) % 40))
  // The folder goes when this ends.
  return await load.audit()
}
