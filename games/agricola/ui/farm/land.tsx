import { type FC, memo } from 'react'
import type { CellView } from '../../rules/view.ts'
import { CELL, spotOf } from './geometry.ts'

const TUFTS: readonly (readonly [number, number])[] = [
  [22, 30],
  [66, 22],
  [40, 62],
  [78, 74],
  [18, 82],
]

interface GroundProps {
  readonly cells: readonly CellView[]
  readonly isMini: boolean
}

/** Open ground: grass, and lines between the cells. */
export const Ground: FC<GroundProps> = memo(function Ground({ cells, isMini }: GroundProps) {
  return (
    <>
      <rect className="ag-ground" width={5 * CELL} height={3 * CELL} />
      {cells.map(({ name, kind }) => (
        <Patch key={name} {...{ name, kind }} isMini={isMini} />
      ))}
      <path className="ag-grid" d="M100 0v300M200 0v300M300 0v300M400 0v300M0 100h500M0 200h500" />
    </>
  )
})

interface PatchProps extends Pick<CellView, 'name' | 'kind'> {
  readonly isMini: boolean
}

function Patch({ name, kind, isMini }: PatchProps) {
  const { x, y } = spotOf(name)
  if (kind === 'pasture') return <rect className="ag-meadow" x={x} y={y} width={CELL} height={CELL} />
  if (kind !== 'empty' || isMini) return null
  // Each cell has its own meadow, the same every time.
  const tufts = TUFTS.filter((_, at) => (x / CELL + y / CELL + at) % 2 === 0)
  return (
    <path
      className="ag-tuft"
      d={tufts
        .map(([dx, dy]) => `M${x + dx - 4} ${y + dy}l-1-7M${x + dx} ${y + dy}v-10M${x + dx + 4} ${y + dy}l1-7`)
        .join('')}
    />
  )
}
