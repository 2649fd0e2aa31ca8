import { stripVTControlCharacters } from 'node:util'
import type { Command, Flag } from './command.ts'
import type { Terminal } from './terminal.ts'

type Paint = Terminal['paint']
type Row = readonly [string, string]

const GAP = 2

export function overview(commands: readonly Command[], paint: Paint): string {
  const rows = commands.map((each): Row => [[each.name, ...each.words].join(' '), each.summary])
  return [
    'Turn-based tabletop games: play them, serve them, simulate them.',
    '',
    heading('Usage', paint),
    '  turnwright <command> [options]',
    '',
    heading('Commands', paint),
    ...columns(rows, paint),
    '',
    'turnwright <command> --help tells more. turnwright --version tells the version.',
  ].join('\n')
}

export function helpFor({ name, words, summary, flags, notes = [], examples }: Command, paint: Paint): string {
  const named = Object.entries({ ...flags, help: { type: 'boolean', short: 'h', about: 'This text' } as const })
  return [
    summary,
    '',
    heading('Usage', paint),
    `  ${['turnwright', name, ...words, '[options]'].join(' ')}`,
    '',
    heading('Options', paint),
    ...columns(
      named.map(([flag, about]) => [spelling(flag, about), about.about]),
      paint,
    ),
    ...notes.flatMap((note) => ['', note]),
    '',
    heading('Examples', paint),
    ...examples.map((example) => `  ${example}`),
  ].join('\n')
}

function spelling(name: string, { short, value }: Flag): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`
}

function heading(text: string, paint: Paint): string {
  return paint('bold', text)
}

/** Two columns, the first as wide as its widest cell. */
export function columns(rows: readonly Row[], paint: Paint): string[] {
  const width = Math.max(0, ...rows.map(([left]) => stripVTControlCharacters(left).length))
  return rows.map(([left, right]) => `  ${paint('cyan', left.padEnd(width + GAP))}${right}`.trimEnd())
}
