import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './tools.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What the reader should know although the stage passed, such as tests that were skipped. */
  readonly note?: string
  /** What each failed test said. Without it the whole output of a failed stage is shown. */
  readonly failures?: readonly string[]
  /** What each test said that passed only at a second try: it counts as passed, and somebody should look at it. */
  readonly secondTries?: readonly string[]
}

export interface Stage {
  readonly name: string
  readonly tool: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** For a stage that runs many tests: how many. Any other stage counts as one. */
  tally?(exitCode: number): Tally
}

/** Stages that run one after the other. */
export type Lane = readonly Stage[]

/** What runs one after the other, each of it in lanes that run beside each other. */
export type Plan = readonly (readonly Lane[])[]

/** Runs every stage, also after one has failed, and ends the output with the line `N passed, N failed`. */
export async function runStages(plan: Plan): Promise<void> {
  const all: Tally[] = []
  for (const lanes of plan) all.push(...(await Promise.all(lanes.map(runLane))).flat())
  const passed = all.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = all.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

async function runLane(lane: Lane): Promise<readonly Tally[]> {
  const tallies: Tally[] = []
  for (const stage of lane) tallies.push(await runStage(stage))
  return tallies
}

/** Tells of it at once, and as a whole: other stages may be running. */
async function runStage(stage: Stage): Promise<Tally> {
  const started = performance.now()
  const { exitCode, output } = await run(stage)
  const tally = stage.tally?.(exitCode) ?? oneOutcome(exitCode)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const note = tally.note ? `  ${tally.note}` : ''
  console.log(`${tally.failed ? 'FAILED' : 'ok    '} ${stage.name.padEnd(18)} ${seconds.padStart(6)} s${note}`)
  if (tally.failed) console.log(`${tally.failures?.join('\n\n') || output.trim() || '(no output)'}\n`)
  for (const told of tally.secondTries ?? []) console.log(`at a second try: ${told}\n`)
  return tally
}

function oneOutcome(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run({ tool, args, env: own }: Stage): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...colour(), ...process.env, ...own }
    const child = spawn(process.execPath, [tool, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`
      resolve({ exitCode: code ?? 1, output })
    })
  })
}

/** The tools write into a pipe, so they cannot see for themselves whether someone is looking. */
function colour(): NodeJS.ProcessEnv {
  if ('NO_COLOR' in process.env || 'FORCE_COLOR' in process.env) return {}
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
}
