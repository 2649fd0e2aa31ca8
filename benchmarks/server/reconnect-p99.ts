import type { Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import { endure, type Interruption } from './cluster/ordeal.ts'
import { besidePostgres } from './on-postgres.ts'
import { percentile } from './percentile.ts'

/** For how many seconds somebody gets no acknowledgement whose node of three is killed, all but one in a hundred. */
export function reconnectP99(ordeal: { readonly kills: number; readonly tables: number }): Promise<Measurement> {
  return besidePostgres(async (postgres, folder) => {
    const endured = await endure(postgres, folder, { nodes: 3, pauses: 0, restarts: 0, breath: 0, ...ordeal })
    const { interruptions, acknowledged, wrong } = endured
    const seconds = interruptions.map(secondsOf)
    const withBots = interruptions.filter(({ company }) => company === 'bot').map(secondsOf)
    if (wrong > 0) throw new Error(`${wrong} acknowledged answers were lost or doubled`)
    return {
      value: percentile(seconds, 0.99),
      runs: seconds,
      detail: `half of ${interruptions.length} within ${amount(percentile(seconds, 0.5))} s, the longest ${amount(Math.max(...seconds))} s; with a bot 99 % within ${amount(percentile(withBots, 0.99))} s; ${acknowledged} answers acknowledged, none lost or doubled`,
    }
  })
}

function secondsOf({ milliseconds }: Interruption): number {
  return milliseconds / 1000
}
