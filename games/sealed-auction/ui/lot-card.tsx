import { Place } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { LotCard } from '../index.ts'
import { LotArt } from './art/lot-art.tsx'
import { FamilySign, familyName } from './family.tsx'
import { Worth } from './worth.tsx'
import './lot-card.css'

interface LotPlaceProps {
  readonly of: LotCard
  /** What the seat is told about it, for the large card. */
  readonly note?: string | null
  readonly className?: string
}

/** A lot as a card: picture, name, family, worth. */
export function LotPlace({ of, note = null, className = '' }: LotPlaceProps): ReactElement {
  const { card, lot } = of
  if (lot === null) return <CoveredLot of={of} className={className} />
  return (
    <Place of={{ card }} className={`card lot ${className}`}>
      <span className="card-art" data-family={lot.family}>
        <LotArt lot={lot.id} />
      </span>
      <span className="card-name">{lot.name} </span>
      {note !== null && <span className="card-text">{note} </span>}
      <span className="card-foot" data-family={lot.family}>
        <FamilySign family={lot.family} named />
        <Worth points={lot.worth} />
      </span>
    </Place>
  )
}

/** A lot that somebody owns, small: its picture and its worth. */
export function MiniLot({ of }: { readonly of: LotCard }): ReactElement | null {
  const { card, lot } = of
  if (lot === null) return null
  return (
    <Place of={{ card }} className="card lot mini-lot">
      <span className="only-read">
        {lot.name}, {familyName(lot.family)},{' '}
      </span>
      <span className="card-art" data-family={lot.family}>
        <LotArt lot={lot.id} />
      </span>
      <Worth points={lot.worth} />
    </Place>
  )
}

/** Something stands under a cloth; only its opener knows what. */
function CoveredLot({ of, className }: { readonly of: LotCard; readonly className: string }) {
  return (
    <Place of={{ card: of.card }} className={`card lot covered ${className}`}>
      <span className="only-read">A covered lot</span>
      <svg viewBox="0 0 120 168" aria-hidden="true">
        <path
          className="drape"
          d="M60 22c18 0 26 14 30 34 5 26 16 44 18 84l-14 8-12-6-12 8-12-7-12 7-12-8-12 6-10-8c2-40 12-58 18-84 4-20 12-34 30-34Z"
        />
        <path
          className="fold"
          d="M60 24c-4 34-8 74-10 122M68 28c8 32 12 70 14 114M50 30c-10 34-18 66-22 110M84 58c6 28 12 52 14 86"
        />
        <path className="drape-hem" d="m22 140 12-6 12 8 12-7 12 7 12-8 12 6 14-8" />
      </svg>
      <span className="covered-ask" aria-hidden="true">
        ?
      </span>
    </Place>
  )
}
