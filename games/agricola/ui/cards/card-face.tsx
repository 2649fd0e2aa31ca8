import { type FC, memo } from 'react'
import type { HandCard } from '../../cards/card.ts'
import type { Goods } from '../../cards/goods.ts'
import { Amounts } from '../signs/amounts.tsx'
import { Points } from '../signs/points.tsx'
import { Sign } from '../signs/sign.tsx'
import { hasLongWord } from './long-word.ts'
import { needWords } from '../../cards/card-words.ts'
import './card-face.css'

interface CardFaceProps {
  readonly of: HandCard
  /** What its holder has, to mark what is missing. */
  readonly goods?: Goods
}

const LONG_WORD = 11

/** An occupation or minor improvement in full: the head says its kind, then price, need and what it does. */
export const CardFace: FC<CardFaceProps> = memo(function CardFace({ of, goods }: CardFaceProps) {
  const { perPerson, returns, ...price } = of.cost
  const need = needWords(of.prereq)
  const hasPrice = Object.keys(of.cost).length > 0
  return (
    <span className="ag-card" data-kind={of.type}>
      <span className="ag-card-head">
        <Sign of={of.type === 'occupation' ? 'occupation' : 'improvement'} />
        <span className="ag-card-name" data-long={hasLongWord(of.name, LONG_WORD) || undefined}>
          {of.name}
        </span>
      </span>
      {(hasPrice || of.points !== 0 || of.passing) && (
        <span className="ag-card-cost">
          <Amounts of={price} from={goods} />
          {perPerson !== undefined && (
            <>
              <Amounts of={perPerson} /> a person
            </>
          )}
          {returns !== undefined && 'Fireplace or Hearth back'}
          <span className="ag-card-end">
            {of.passing && <Sign of="pass" />}
            <Points of={of.points} />
          </span>
        </span>
      )}
      {need !== null && <span className="ag-card-need">needs {need}</span>}
      <span className="ag-card-text">{of.text}</span>
    </span>
  )
})
