import { ANIMALS, type Animal } from '../../cards/goods.ts'
import { AWAY, rowAndColumn } from '../../farm/index.ts'
import type { CellView, FarmView, PenView } from '../../rules/view.ts'
import { cellOf } from './farm-of-view.ts'

/** `1,2` as people count. */
export function placeWords(name: string): string {
  return rowAndColumn(cellOf(name))
}

/** What lies on a cell, for ears: "row 1, column 4: pasture with a stable, 3 sheep of 8". */
export function cellWords(cell: CellView, farm: FarmView): string {
  const pen = farm.pens.find(({ kind, cells }) => kind !== 'house' && cells.includes(cell.name))
  const held = pen === undefined ? '' : `, ${heldWords(pen)}`
  return `${placeWords(cell.name)}: ${groundWords(cell, farm)}${held}`
}

function groundWords({ kind, hasStable, crop, crops }: CellView, { house }: FarmView): string {
  switch (kind) {
    case 'room':
      return `${house} room`
    case 'field':
      return crop === null ? 'empty field' : `field with ${amount(crops, crop)}`
    case 'pasture':
      return hasStable ? 'pasture with a stable' : 'pasture'
    case 'empty':
      return hasStable ? 'stable' : 'unused'
  }
}

export function heldWords({ animals, capacity }: Pick<PenView, 'animals' | 'capacity'>): string {
  const held = ANIMALS.filter((animal) => animals[animal] > 0)
  const words = held.map((animal) => `${animals[animal]} ${animal}`).join(' and ')
  return `${words === '' ? 'no animals' : words} of ${capacity}`
}

export function penWords(pen: Pick<PenView, 'kind' | 'cells' | 'at'>): string {
  return pen.kind === 'house' ? 'House' : `${penName(pen)} at ${placeWords(pen.at)}`
}

export function penName({ kind, cells, at }: Pick<PenView, 'kind' | 'cells' | 'at'>): string {
  if (at === AWAY) return 'Let go'
  if (kind !== 'pasture') return kind === 'house' ? 'House' : 'Stable'
  return `Pasture of ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}`
}

/** What tells pens of one name apart. */
export function penWhere({ kind, at, capacity }: Pick<PenView, 'kind' | 'at' | 'capacity'>): string {
  if (at === AWAY) return 'off the farm, for good'
  if (kind === 'house') return capacity === 1 ? 'any 1 animal' : `any ${capacity} animals`
  return placeWords(at)
}

export function headsOf(animals: Readonly<Record<Animal, number>>): number {
  return ANIMALS.reduce((sum, animal) => sum + animals[animal], 0)
}

function amount(n: number, crop: string): string {
  return crop === 'vegetable' && n !== 1 ? `${n} vegetables` : `${n} ${crop}`
}
