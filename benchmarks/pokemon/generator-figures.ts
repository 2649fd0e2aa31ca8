import { type FigureSpec, type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import { sureWinsOf } from '@turnwright/pokemon/sure-wins'
import type { GenerateTimes } from './generate-process.ts'
import type { Strength } from './strength-process.ts'

const WARM_UPS = 3
const RUNS = 9

/** The AI Action Generator: how fast it decides, and how well it plays. */
export const generatorFigures: readonly FigureSpec[] = [
  { id: 'generate-p50', unit: 'ms', bar: { atMost: 0.3 }, measure: () => decisionTimes(({ p50 }) => p50) },
  { id: 'generate-p99', unit: 'ms', bar: { atMost: 2 }, measure: () => decisionTimes(({ p99 }) => p99) },
  { id: 'v1-random', unit: '% wins', bar: { atLeast: 95 }, measure: () => wins('generator-v1', 'random', 400) },
  { id: 'v2-v1', unit: '% wins', bar: { atLeast: 55 }, measure: () => wins('generator-v2', 'generator-v1', 1000) },
  { id: 'sure-wins', unit: '%', bar: { atLeast: 100 }, measure: sureWins },
  ...againstBefore(),
]

/** Only where another checkout is named: what generator-v2 was before is no part of this one. */
function againstBefore(): readonly FigureSpec[] {
  if (process.env['BEFORE'] === undefined) return []
  const measure = (): Promise<Measurement> => wins('generator-v2', 'before', 2000)
  return [{ id: 'v2-before', unit: '% wins', bar: { atLeast: 50 }, measure }]
}

async function decisionTimes(pick: (times: GenerateTimes) => number): Promise<Measurement> {
  const bench = openWorkbench<GenerateTimes>(new URL('./generate-process.ts', import.meta.url))
  try {
    for (let round = 0; round < WARM_UPS; round++) await bench.ask('warm up')
    const times: GenerateTimes[] = []
    for (let run = 0; run < RUNS; run++) times.push(await bench.ask('measure'))
    const runs = times.map(pick)
    const detail = `the slower of both generators, over ${amount(times[0]?.positions ?? 0)} late main phases`
    return { value: median(runs), runs, detail }
  } finally {
    bench.close()
  }
}

async function wins(agent: string, opponent: string, games: number): Promise<Measurement> {
  const bench = openWorkbench<Strength>(new URL('./strength-process.ts', import.meta.url))
  try {
    const { wins: won } = await bench.ask(`${agent} ${opponent} ${games}`)
    const value = (100 * won) / games
    const detail = `${won} of ${games} games, each deal with both seats; at least ${lowerBound(won / games, games).toFixed(1)} % with 95 % confidence`
    return { value, runs: [value], detail }
  } finally {
    bench.close()
  }
}

async function sureWins(): Promise<Measurement> {
  const { won, of } = sureWinsOf('generator-v2')
  const { won: first } = sureWinsOf('generator-v1')
  const value = (100 * won) / of
  const detail = `${won} of ${of} positions that a turn surely wins; generator-v1 wins ${first}`
  return { value, runs: [value], detail }
}

const Z = 1.96

/** The lower end of the Wilson interval, in percent. */
export function lowerBound(share: number, games: number): number {
  const z = (Z * Z) / games
  const middle = share + z / 2
  const reach = Z * Math.sqrt((share * (1 - share)) / games + z / (4 * games))
  return (100 * (middle - reach)) / (1 + z)
}
