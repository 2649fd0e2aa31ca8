import type { ScoreSheet, SheetScore } from './sheet.ts'

const LINES: readonly (readonly [title: string, value: (score: SheetScore) => number])[] = [
  ['Birds', ({ birds }) => birds],
  ['Bonus cards', ({ bonus }) => bonus],
  ['Goals', ({ goals }) => goals],
  ['Eggs', ({ eggs }) => eggs],
  ['Cached food', ({ cached }) => cached],
  ['Tucked cards', ({ tucked }) => tucked],
  ['Total', ({ total }) => total],
  ['Place', ({ place }) => place],
]

/** A score sheet as people write it: a line for each source, a column for each player. */
export function sheetTable({ players }: ScoreSheet): string {
  const heads = players.map((_, at) => `Player ${at + 1}`)
  const widest = Math.max(...LINES.map(([title]) => title.length))
  const rows = LINES.map(([title, value]) =>
    line(
      title,
      players.map((score) => String(value(score))),
      heads,
      widest,
    ),
  )
  return [line('', heads, heads, widest), ...rows].join('\n')
}

function line(title: string, cells: readonly string[], heads: readonly string[], widest: number): string {
  return [title.padEnd(widest), ...cells.map((cell, at) => cell.padStart((heads[at] as string).length))].join('  ')
}
