import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

const PYTHON = process.env['PYTHON'] ?? 'python3'
/** Node makes no terminals; Python does. It hands on what is typed and what is said, and how the program ended. */
const TERMINAL = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'

/** One of a usual size: a fresh one has no columns at all. */
const SIZED = ['sh', '-c', 'stty cols 100 rows 50; exec "$@"', 'sh']

/** Where there is no Python, or no terminals as on Windows, nobody can be put before one. */
export const terminals: readonly string[] = [PYTHON].filter(
  (name) => spawnSync(name, ['-c', 'import pty']).status === 0,
)

export interface Sat {
  readonly code: number | null
  readonly said: string
}

/** What somebody types: told what was said since they typed last, null as long as they wait. */
export type Typist = (said: string) => string | null

/** A program of this repository as a person before a terminal meets it. */
export async function inTerminal(args: readonly string[], cwd: string, types: Typist): Promise<Sat> {
  const env = { ...process.env, TERM: 'xterm', CI: '' }
  const child = spawn(PYTHON, ['-c', TERMINAL, ...SIZED, process.execPath, ...args], { cwd, env })
  let said = ''
  let heard = 0
  child.stdout.on('data', (text: Buffer) => {
    said += stripVTControlCharacters(text.toString())
    const typed = types(said.slice(heard))
    if (typed === null) return
    heard = said.length
    child.stdin.write(typed)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
