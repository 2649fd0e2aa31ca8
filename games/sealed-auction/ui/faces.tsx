import type { AnytimeAction } from '@turnwright/kernel'
import type { PromptChoice } from '@turnwright/kernel/host'
import { ArrowRightIcon, CardBack, type ChoiceFace } from '@turnwright/tabletop'
import type { AuctionView, LotCard, MoneyCard } from '../index.ts'
import { LotArt } from './art/lot-art.tsx'
import { FamilySign, familyName } from './family.tsx'
import { Worth } from './worth.tsx'
import './faces.css'

/** Money shows its number, a lot its picture. */
export function faceOf(choice: PromptChoice, view: AuctionView): ChoiceFace | null {
  if (choice.id === 'pass') return { title: <span className="face-pass">Pass</span> }
  const money = moneyIn(view, choice)
  if (money !== undefined) return { title: money.value, ...(money.isPromise ? { detail: 'promise' } : {}) }
  const lot = view.row.find(({ card }) => card === choice.id)?.lot ?? null
  if (lot === null) return null
  return {
    start: (
      <span className="face-art" data-family={lot.family}>
        <LotArt lot={lot.id} />
      </span>
    ),
    detail: <FamilySign family={lot.family} named />,
    end: <Worth points={lot.worth} />,
    said: `${familyName(lot.family)}, ${lot.worth} ${lot.worth === 1 ? 'point' : 'points'}`,
  }
}

export function anytimeFaceOf(action: AnytimeAction, view: AuctionView): ChoiceFace | null {
  const owned = view.collectors.flatMap(({ lots }) => lots)
  const lot = owned.find((each: LotCard) => each.card === action.about?.['card'])?.lot ?? null
  if (action.about?.kind !== 'pawn' || lot === null) return null
  return {
    start: <FamilySign family={lot.family} />,
    title: `Pawn ${lot.name}`,
    end: (
      <>
        <ArrowRightIcon size={15} aria-hidden="true" />
        <CardBack width={16} hue={82} />
        <CardBack width={16} hue={82} />
      </>
    ),
  }
}

/** Money as it lies in hand: by value, the promise after the coins, and passing last. */
export function orderOf(choice: PromptChoice, view: AuctionView): number {
  if (choice.id === 'pass') return 100
  const money = moneyIn(view, choice)
  if (money === undefined) return 0
  return (money.value ?? 0) + (money.isPromise ? 50 : 0)
}

function moneyIn(view: AuctionView, { id }: PromptChoice): MoneyCard | undefined {
  return view.collectors.flatMap(({ hand }) => hand).find(({ card }) => card === id)
}
