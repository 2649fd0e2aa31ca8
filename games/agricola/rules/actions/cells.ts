import { CELLS, type CellSet, cellName, rowAndColumn } from '../../farm/index.ts'

export interface CellChoice {
  readonly id: string
  readonly title: string
  readonly value: number
  readonly ref: { readonly cell: string }
}

const CHOICES: readonly CellChoice[] = Array.from({ length: CELLS }, (_, cell) => {
  const name = cellName(cell)
  return { id: name, title: `Row${rowAndColumn(cell).slice(3)}`, value: cell, ref: { cell: name } }
})

/** The cells of a set as choices; nothing about them ever changes. */
export function cellChoices(cells: CellSet): CellChoice[] {
  const choices: CellChoice[] = []
  for (let left = cells; left !== 0; left &= left - 1)
    choices.push(CHOICES[31 - Math.clz32(left & -left)] as CellChoice)
  return choices
}

export const DONE = { id: 'done', title: 'Done', value: -1 } as const
