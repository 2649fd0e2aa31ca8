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

/** Runs every stage, also after one has failed, and ends the output with the line `N passed, N failed`. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  let passed = 0
  let failed = 0
  for (const stage of stages) {
    const started = performance.now()
    const { exitCode, output } = await run(stage)
    const tally = stage.tally?.(exitCode) ?? oneOutcome(exitCode)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const note = tally.note ? `  ${tally.note}` : ''
    console.log(`${tally.failed ? 'FAILED' : 'ok    '} ${stage.name.padEnd(18)} ${seconds.padStart(6)} s${note}`)
    if (tally.failed) console.log(`${tally.failures?.join('\n\n') || output.trim() || '(no output)'}\n`)
    for (const told of tally.secondTries ?? []) console.log(`at a second try: ${told}\n`)
    passed += tally.passed
    failed += tally.failed
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
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
