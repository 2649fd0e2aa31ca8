import { expect, test } from 'vitest'
import { besidePostgres } from '../on-postgres.ts'
import { percentile } from '../percentile.ts'
import { amount } from '../../report.ts'
import { endure, type Fault } from './ordeal.ts'

const isLong = process.env['SOAK'] === '1'
const ORDEAL = isLong
  ? { nodes: 3, tables: 24, kills: 200, pauses: 50, restarts: 20, breath: 0 }
  : { nodes: 3, tables: 4, kills: 1, pauses: 1, restarts: 1, breath: 20 }
/** Beside other tests a server takes long to do anything. */
const LONGEST_INTERRUPTION = isLong ? 3_000 : 20_000

test('three nodes are killed and paused past their lease, their database restarted: no acknowledged answer is lost or doubled, and all go on soon', {
  timeout: 60 * 60_000,
}, async () => {
  const { acknowledged, wrong, interruptions } = await besidePostgres((postgres, folder) =>
    endure(postgres, folder, ORDEAL),
  )
  const within = (...faults: readonly Fault[]): string => {
    const waits = interruptions.filter(({ fault }) => faults.includes(fault)).map(({ milliseconds }) => milliseconds)
    return `${amount(percentile(waits, 0.99))} ms`
  }
  const { kills, pauses, restarts } = ORDEAL
  if (isLong)
    console.log(
      `${kills} kills, ${pauses} pauses, ${restarts} restarts: ${acknowledged} answers acknowledged, ${wrong} lost or doubled;`,
      `99 % of interruptions within ${within('kill', 'pause', 'restart')}`,
      `(kills ${within('kill')}, pauses ${within('pause')}, restarts ${within('restart')})`,
    )
  expect(wrong).toBe(0)
  expect(acknowledged).toBeGreaterThan(10 * (ORDEAL.kills + ORDEAL.pauses + ORDEAL.restarts))
  const waits = interruptions.map(({ milliseconds }) => milliseconds)
  expect(percentile(waits, 0.99)).toBeLessThan(LONGEST_INTERRUPTION)
})
