import type { ReactElement } from 'react'
import { ANIMALS, type Animal } from '../../cards/goods.ts'
import type { CellView, PenView } from '../../rules/view.ts'
import { headsOf } from './cell-words.ts'
import { CELL, type Spot, spotOf } from './geometry.ts'
import { slotsIn } from './pen-slots.ts'
import { Plaque } from './plaque.tsx'

interface PenAnimalsProps {
  readonly pen: PenView
  readonly cells: readonly CellView[]
  readonly isMini: boolean
  /** What will be born here. */
  readonly young?: Animal | undefined
}

/** What stands in a pasture, a stable or the house, and how much room it has. */
export function PenAnimals({ pen, cells, isMini, young }: PenAnimalsProps): ReactElement {
  const kinds = ANIMALS.filter((animal) => pen.animals[animal] > 0)
  if (isMini) return <MiniHerd pen={pen} kinds={kinds} />
  const stables = pen.cells.filter((name) => cells.some((cell) => cell.name === name && cell.hasStable))
  const heads = kinds.flatMap((animal) => new Array<Animal>(pen.animals[animal]).fill(animal))
  const slots = slotsIn(pen, stables, heads.length + (young === undefined ? 0 : 1))
  const cradle = slots[heads.length]
  const last = pen.cells.at(-1)
  return (
    <>
      {heads.map((animal, at) => {
        const slot = slots[at]
        return slot === undefined ? null : <Beast key={`${animal} ${at}`} animal={animal} {...slot} />
      })}
      {young !== undefined && cradle !== undefined && (
        <g className="ag-young">
          <rect x={cradle.x - 1} y={cradle.y - 2} width={cradle.size + 2} height={cradle.size * 0.9} rx="7" />
          <Beast animal={young} {...cradle} />
        </g>
      )}
      {pen.kind !== 'house' && last !== undefined && <Count at={spotOf(last)} pen={pen} />}
    </>
  )
}

function Count({ at: { x, y }, pen }: { readonly at: Spot; readonly pen: PenView }) {
  return <Plaque x={x + 70} y={y + 82} text={`${headsOf(pen.animals)}/${pen.capacity}`} />
}

interface BeastProps extends Spot {
  readonly animal: Animal
  readonly size: number
}

function Beast({ animal, x, y, size }: BeastProps) {
  return <use href={`#ag-${animal}`} x={x} y={y} width={size} height={size * 0.82} />
}

/** One beast of each kind with a number. */
function MiniHerd({ pen, kinds }: { readonly pen: PenView; readonly kinds: readonly Animal[] }) {
  const [first] = pen.cells
  if (first === undefined || kinds.length === 0) return null
  const { x, y } = spotOf(first)
  const isWide = pen.cells.includes(`${y / CELL},${x / CELL + 1}`)
  return kinds.map((animal, at) => (
    <g key={animal} transform={`translate(${x} ${y + at * 45})`}>
      <use href={`#ag-${animal}`} x={isWide ? 20 : 3} y="42" width="56" height="48" />
      <text className="ag-mini-number" x={isWide ? 112 : 78} y="84">
        {pen.animals[animal]}
      </text>
    </g>
  ))
}
