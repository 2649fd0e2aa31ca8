import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const GAMES_EACH = 32
const ROUNDS = 5
const SECONDS = 4

interface Round {
  readonly decisions: number
  readonly seconds: number
}

/** Decisions a second through pipes, as the client in Python counts them. */
export async function pipeDecisions(): Promise<Measurement> {
  const workers = Math.min(8, Math.max(1, availableParallelism()))
  const rounds = await playedByPython([workers, GAMES_EACH, ROUNDS, SECONDS])
  const runs = rounds.map(({ decisions, seconds }) => decisions / seconds)
  const detail = `Wingspan for two, ${workers} servers with ${GAMES_EACH} games each; ${amount(median(runs) / workers)} a second and server`
  return { value: median(runs), runs, detail }
}

async function playedByPython(words: readonly number[]): Promise<readonly Round[]> {
  const python = process.env['PYTHON'] ?? 'python3'
  const env = {
    ...process.env,
    PYTHONPATH: `${root}python`,
    TURNWRIGHT: `"${process.execPath}" "${root}packages/cli/src/main.ts"`,
  }
  const client = spawn(python, [`${root}benchmarks/arena/pipe_client.py`, ...words.map(String)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  client.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(client, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${python} ended with exit code ${code}: the figure needs Python 3.10 or later`)
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Round)
}
