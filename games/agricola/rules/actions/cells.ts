import { nth } from '@turnwright/kernel'
import { type Cell, CELLS, type CellSet, cellName, cellsIn } from '../../farm/index.ts'
import type { Chosen, FieldPlace } from '../questions.ts'

export interface CellChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: number
  readonly ref: { readonly cell: string }
}

const CHOICES: readonly CellChoice[] = Array.from({ length: CELLS }, (_, cell) => {
  const name = cellName(cell)
  return { id: name, about: { kind: 'at-cell', cell: name }, value: cell, ref: { cell: name } }
})

/** The cells of a set as choices; nothing about them ever changes. */
export function cellChoices(cells: CellSet): CellChoice[] {
  const choices: CellChoice[] = []
  for (let left = cells; left !== 0; left &= left - 1) {
    const choice = CHOICES[31 - Math.clz32(left & -left)]
    if (choice !== undefined) choices.push(choice)
  }
  return choices
}

export const DONE = { id: 'done', about: { kind: 'done' }, value: -1 } as const

const FIELDS: readonly FieldPlace[] = CHOICES.map(({ ref }) => ref)

/** A cell as a field that is told of. */
export function fieldAt(cell: Cell): FieldPlace {
  return nth(FIELDS, cell)
}

export function fieldsAt(cells: CellSet): readonly FieldPlace[] {
  return cellsIn(cells).map(fieldAt)
}
