import type { ReactElement } from 'react'
import { type CollectorView, type Family, FAMILIES, type LotCard } from '../index.ts'
import { FamilySign } from './family.tsx'
import { MiniLot } from './lot-card.tsx'
import './collection.css'

const SET_NAMES = ['', '', 'pair', 'three', 'four']

/** What somebody owns, family by family, with what each set adds. */
export function Collection({ of }: { readonly of: CollectorView }): ReactElement {
  const sets = FAMILIES.flatMap((family) => {
    const lots = of.lots.filter(({ lot }) => lot?.family === family)
    return lots.length === 0 ? [] : [{ family, lots }]
  })
  if (sets.length === 0) return <p className="collection-none">Nothing won yet</p>
  return (
    <ul className="collection">
      {sets.map(({ family, lots }) => (
        <FamilySetView key={family} family={family} lots={lots} bonus={bonusOf(of, family)} />
      ))}
    </ul>
  )
}

interface FamilySetViewProps {
  readonly family: Family
  readonly lots: readonly LotCard[]
  readonly bonus: number
}

function FamilySetView({ family, lots, bonus }: FamilySetViewProps) {
  return (
    <li className="family-set">
      <div className="family-lots">
        {lots.map((lot) => (
          <MiniLot key={lot.card} of={lot} />
        ))}
      </div>
      {bonus > 0 && (
        <span className="set-bonus num">
          <FamilySign family={family} />
          {SET_NAMES[Math.min(lots.length, 4)]}
          <b>+{bonus}</b>
        </span>
      )}
    </li>
  )
}

function bonusOf({ score }: CollectorView, family: Family): number {
  return score.sets.find((set) => set.family === family)?.bonus ?? 0
}
