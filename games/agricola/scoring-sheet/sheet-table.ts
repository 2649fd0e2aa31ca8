import type { ScoreSheet, SheetScore } from './sheet.ts'

const LINES: readonly (readonly [title: string, value: (score: SheetScore) => number])[] = [
  ['Fields', ({ fields }) => fields],
  ['Pastures', ({ pastures }) => pastures],
  ['Grain', ({ grain }) => grain],
  ['Vegetables', ({ vegetable }) => vegetable],
  ['Sheep', ({ sheep }) => sheep],
  ['Wild boar', ({ boar }) => boar],
  ['Cattle', ({ cattle }) => cattle],
  ['Unused cells', ({ unused }) => unused],
  ['Fenced stables', ({ fencedStables }) => fencedStables],
  ['Clay rooms', ({ clayRooms }) => clayRooms],
  ['Stone rooms', ({ stoneRooms }) => stoneRooms],
  ['People', ({ people }) => people],
  ['Begging', ({ begging }) => begging],
  ['Cards', ({ cards }) => cards],
  ['Crafts', ({ crafts }) => crafts],
  ['Bonus', ({ bonus }) => bonus],
  ['Total', ({ total }) => total],
  ['Building goods', ({ left }) => left],
  ['Place', ({ place }) => place],
]

/** Every number fits, with its sign. */
const NARROWEST = 5

/** A score sheet as people write it: a line for each source, a column for each player. */
export function sheetTable({ players }: ScoreSheet): string {
  const heads = players.map(({ name }, at) => name ?? `Player ${at + 1}`)
  const widest = Math.max(...LINES.map(([title]) => title.length))
  const line = (title: string, cells: readonly string[]): string =>
    [
      title.padEnd(widest),
      ...cells.map((cell, at) => cell.padStart(Math.max(NARROWEST, (heads[at] as string).length))),
    ].join('  ')
  return [
    line('', heads),
    ...LINES.map(([title, value]) =>
      line(
        title,
        players.map((score) => String(value(score))),
      ),
    ),
  ].join('\n')
}
