import { columnOf, rowOf } from '../../farm/index.ts'
import { cellOf } from './farm-of-view.ts'

/** A farm is drawn with 100 units a cell, and a rim for the fences on its border. */
export const CELL = 100
export const RIM = 14
const WIDTH = 5 * CELL + 2 * RIM
const HEIGHT = 3 * CELL + 2 * RIM
export const VIEW_BOX: string = `${-RIM} ${-RIM} ${WIDTH} ${HEIGHT}`

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The upper left corner of a cell. */
export function spotOf(name: string): Spot {
  const cell = cellOf(name)
  return { x: columnOf(cell) * CELL, y: rowOf(cell) * CELL }
}

/** Where an edge begins, and whether it lies level. */
export function edgeSpot(name: string): Spot & { readonly isLevel: boolean } {
  const [cell = '', side = ''] = name.split(':')
  const { x, y } = spotOf(cell)
  return {
    x: side === 'right' ? x + CELL : x,
    y: side === 'bottom' ? y + CELL : y,
    isLevel: side === 'top' || side === 'bottom',
  }
}

/** The same as a share of the drawing, for what lies over it. */
export function shareOf({ x, y }: Spot): { readonly left: string; readonly top: string } {
  return { left: `${((x + RIM) / WIDTH) * 100}%`, top: `${((y + RIM) / HEIGHT) * 100}%` }
}

export const CELL_SHARE: { readonly width: string; readonly height: string } = {
  width: `${(CELL / WIDTH) * 100}%`,
  height: `${(CELL / HEIGHT) * 100}%`,
}
