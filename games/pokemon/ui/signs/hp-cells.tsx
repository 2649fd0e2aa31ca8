import { type FC, memo } from 'react'
import './hp-cells.css'

interface HpCellsProps {
  readonly hp: number
  readonly damage: number
  /** What poison takes after this turn. */
  readonly next?: number
}

export type Cell = 'whole' | 'next' | 'hurt'

/** One cell is 10 HP, from left to right: what is left, what poison takes next, and the damage counters. */
export function cellsOf({ hp, damage, next = 0 }: HpCellsProps): readonly Cell[] {
  const left = Math.max(0, hp - damage)
  return Array.from({ length: Math.ceil(hp / 10) }, (_, place) => {
    const from = place * 10
    if (from >= left) return 'hurt'
    return from >= left - next ? 'next' : 'whole'
  })
}

/** The words beside it say the same for ears. */
export const HpCells: FC<HpCellsProps> = memo(function HpCells(props: HpCellsProps) {
  const cells = cellsOf(props)
  return (
    <span className="pk-cells" style={{ '--n': cells.length }} aria-hidden="true">
      {cells.map((cell, place) => (
        <i key={place} data-cell={cell} />
      ))}
    </span>
  )
})
