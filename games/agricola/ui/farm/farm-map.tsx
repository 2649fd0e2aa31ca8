import type { ReactElement } from 'react'
import type { PenView, PlayerView } from '../../rules/view.ts'
import type { Young } from '../harvest/young.ts'
import { Field } from './field.tsx'
import { FenceLines } from './fences.tsx'
import { CELL, spotOf, VIEW_BOX } from './geometry.ts'
import { House } from './house.tsx'
import { Ground } from './land.tsx'
import { PenAnimals } from './pen-animals.tsx'
import './farm-map.css'

interface FarmMapProps {
  readonly of: PlayerView
  /** How many people stand at home. */
  readonly atHome: number
  /** Where the animals stand, if not as the rules show it. */
  readonly pens?: readonly PenView[]
  /** Young that are expected. */
  readonly young?: readonly Young[]
  /** As large as a thumb: numbers in place of pieces. */
  readonly isMini?: boolean
  /** Cells of a pasture in the making, and whether they are closed in. */
  readonly draft?: { readonly open: readonly string[]; readonly closed: readonly string[] }
}

/** A farm as it lies on the table. What it shows is told cell by cell by what lies over it, or by its owner's plate. */
export function FarmMap({
  of,
  atHome,
  pens = of.farm.pens,
  young = [],
  isMini = false,
  draft,
}: FarmMapProps): ReactElement {
  const { cells, fences } = of.farm
  return (
    <svg className="ag-farm-map" viewBox={VIEW_BOX} data-mini={isMini || undefined} aria-hidden="true">
      <Ground cells={cells} isMini={isMini} />
      {draft?.closed.map((name) => (
        <rect key={name} className="ag-closed-draft" {...spotOf(name)} width={CELL} height={CELL} />
      ))}
      {draft?.open.map((name) => (
        <rect key={name} fill="url(#ag-hatch)" {...spotOf(name)} width={CELL} height={CELL} />
      ))}
      {cells.map((cell) => cell.kind === 'field' && <Field key={cell.name} of={cell} isMini={isMini} />)}
      <House of={of} atHome={atHome} isMini={isMini} />
      {cells.map(
        ({ name, kind, hasStable }) => hasStable && <Barn key={name} name={name} isAlone={kind === 'empty'} />,
      )}
      <FenceLines edges={fences} />
      {pens.map((pen) => (
        <PenAnimals key={pen.at} {...{ pen, cells, isMini }} young={young.find(({ at }) => at === pen.at)?.animal} />
      ))}
    </svg>
  )
}

/** Alone it is the whole place; in a pasture it stands in a corner. */
function Barn({ name, isAlone }: { readonly name: string; readonly isAlone: boolean }) {
  const { x, y } = spotOf(name)
  const [dx, dy, size] = isAlone ? [20, 8, 60] : [54, 10, 38]
  return <use href="#ag-barn" x={x + dx} y={y + dy} width={size} height={size * 0.92} />
}
