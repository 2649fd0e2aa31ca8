/** The game that the first page shows whole, from the root of the repository. */
export const FIRST_GAME = 'examples/rules/pig.ts'

/** A number that stands at lines of the source, and at the part of the table that they make. */
export interface Pin {
  /** What stands in each of the lines, and in no other; the first is where the number leads. */
  readonly at: readonly string[]
  readonly makes: string
}

/** In the order of the numbers that `packages/web/src/first-table` gives the parts of the table. */
export const PINS: readonly Pin[] = [
  { at: ["name: 'Pig'", 'seats: {'], makes: 'The head of the table: its name, and who may sit down.' },
  {
    at: ['game.ask.one(', 'const ANSWERS', 'dare: () =>', 'roll: () =>', 'keep: () =>'],
    makes: 'The question. The rules wait here until somebody answers: you, a bot, a search or a language model.',
  },
  { at: ['game.tell(', 'rolled: (', 'kept: ('], makes: 'The log, in words for whoever reads it: you roll, Bo rolls.' },
  {
    at: ['view: (state)'],
    makes: 'What a seat is shown. Every game has this plain board, on a phone too; one of its own can come later.',
  },
]

/** Which pins stand at which line, counted from 0. Throws where the source does not say what a pin stands at. */
export function pinnedLines(source: readonly string[], pins: readonly Pin[] = PINS): ReadonlyMap<number, number> {
  return new Map(
    pins.flatMap(({ at }, pin) =>
      at.map((words) => {
        const lines = source.flatMap((line, number) => (line.includes(words) ? number : []))
        const [line, another] = lines
        if (line === undefined || another !== undefined)
          throw new Error(`${FIRST_GAME}: ${lines.length} lines say "${words}", at which pin ${pin + 1} stands`)
        return [line, pin] as const
      }),
    ),
  )
}
