import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Measurement, median } from '../figure.ts'

const TEST = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url))
const GAME = 'games/tic-tac-toe'
const RUNS = 3

/** Seconds from the command to the verdict for who works on a small game: types, lint, format and its tests. */
export async function smallGameLoop(): Promise<Measurement> {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await seconds())
  return { value: median(runs), runs, detail: `npm test -- ${GAME}` }
}

async function seconds(): Promise<number> {
  const began = performance.now()
  const [code] = (await once(spawn(process.execPath, [TEST, GAME], { stdio: 'ignore' }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm test -- ${GAME} failed: run it by itself to see why`)
  return (performance.now() - began) / 1000
}
