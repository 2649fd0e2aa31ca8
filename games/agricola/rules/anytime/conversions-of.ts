import type { Agricola, PlayerState } from '../state.ts'
import { BASIC_OFFERS, cardOffers, cookingOffers, type Offer, saleOf } from './offer.ts'

/** Every conversion that a player could make at any time if there were something to convert. */
export function conversionsOf({ options }: Agricola, { majors, inPlay }: PlayerState): readonly Offer[] {
  const found: Offer[] = options.basicConversionAnytime ? [...BASIC_OFFERS] : []
  for (const major of majors) found.push(...cookingOffers(major))
  for (const { kind, n } of inPlay) {
    found.push(...cardOffers(kind))
    for (let sold = n, sale = saleOf(kind, sold); sale !== null; sale = saleOf(kind, ++sold)) found.push(sale)
  }
  return found
}
