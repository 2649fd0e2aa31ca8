import type { Writable } from 'node:stream'
import { styleText } from 'node:util'
import { keysFrom } from './keys.ts'
import { printableText } from './printable-text.ts'

type Style = Parameters<typeof styleText>[0]

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Terminal {
  /** A line of the command's output. Whatever it holds is shown, never obeyed: names may come from anywhere. */
  readonly say: (text: string) => void
  /** The same for text that was painted: what comes from elsewhere goes in through `paint` or `printableText`. */
  readonly sayPainted: (text: string) => void
  /** A line about the work itself, apart from its output. */
  readonly remark: (text: string) => void
  /** Overwrites the line of progress; an empty text removes it. Only where somebody is watching. */
  readonly progress: (text: string) => void
  /** Coloured for the output where it can show colours. */
  readonly paint: (style: Style, text: string) => string
  /** Whether a person can answer questions here. */
  readonly canAsk: boolean
  /** The keys that are pressed, by name, where a person can answer. */
  readonly keys: () => AsyncIterable<string>
  readonly columns: number
}

const CLEAR_LINE = '\r\x1b[2K'
const USUAL_COLUMNS = 80

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // Whoever reads may stop early, as `| head` does; that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  return {
    say: (text) => void stdout.write(`${printableText(text)}\n`),
    sayPainted: (text) => void stdout.write(`${text}\n`),
    remark: (text) => void stderr.write(`${printableText(text)}\n`),
    progress: (text) => void (stderr.isTTY && stderr.write(`${CLEAR_LINE}${text}`)),
    paint: (style, text) => styleText(style, printableText(text), { stream: stdout as Writable }),
    canAsk: stdin.isTTY === true && stdout.isTTY === true,
    keys: () => keysFrom(stdin),
    // Where nobody knows how wide it is, some say 0.
    columns: stdout.columns || USUAL_COLUMNS,
  }
}
