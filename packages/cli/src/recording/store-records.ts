import { spawn } from 'node:child_process'
import { existsSync, mkdtempDisposableSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure, Mistake } from '../mistake.ts'

/** What the testkit calls the test that plays and stores: no other has to run. */
const STORING = 'golden records are stored'

/**
 * Which tables are played is said in the tests of a game, so they are what stores its records. Tells how many games
 * have stored theirs.
 */
export async function storeRecords(folder: string): Promise<number> {
  const path = resolve(folder)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Mistake(`There is no folder ${folder}`, 'record')
  using scratch = mkdtempDisposableSync(join(tmpdir(), 'turnwright-record-'))
  const report = join(scratch.path, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitestFor(path, folder), 'run', `${path}/`, '-t', STORING, ...reporters], {
    cwd: projectOf(path),
    env: { ...process.env, RECORD: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), closed(child)])
  const { numPassedTests: stored, numFailedTests: failed, numTotalTests: all } = reportIn(report)
  if (all === 0 && /No test files found/.test(out + err)) throw new Failure(NOTHING(folder))
  if (child.exitCode !== 0 || failed > 0) throw new Failure(`The records could not be stored.\n${out}${err}`)
  if (stored === 0) throw new Failure(NOTHING(folder))
  return stored
}

const NOTHING = (folder: string): string =>
  `Nothing was stored: no test in ${folder} calls describeGame, which plays the games. Write describeGame(yourGame) in a *.test.ts there.`

/** Records lie where the project begins, which is where its tests are run from. */
function projectOf(path: string): string {
  const inside = relative(process.cwd(), path)
  return inside.startsWith('..') || isAbsolute(inside) ? path : process.cwd()
}

function vitestFor(path: string, folder: string): string {
  try {
    return join(dirname(createRequire(join(path, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs')
  } catch {
    throw new Mistake(
      `The tests of a game store its records, and vitest is not installed for ${folder}: npm install --save-dev vitest @turnwright/testkit`,
      'record',
    )
  }
}

interface Report {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** What Vitest counted; nothing where it did not come so far. */
function reportIn(file: string): Report {
  if (!existsSync(file)) return { numTotalTests: 0, numPassedTests: 0, numFailedTests: 0 }
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function closed(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', () => done())
  })
}
