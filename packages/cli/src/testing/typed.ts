import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from './paper-terminal.ts'
import type { Ended } from './turnwright-process.ts'

/** What a command says and how it ends, within the test: a process takes longer to start than most commands do. */
export async function typed(...args: readonly string[]): Promise<Ended> {
  const terminal = new PaperTerminal()
  const code = await runCommandLine(args, terminal)
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
  return { code, out: text(terminal.lines), err: text(terminal.remarks) }
}
