import type { CardId } from '@turnwright/kernel'
import { levelOf, type Offer, type OffersOnTable } from '@turnwright/tabletop'
import type { Held } from './held.ts'

/** What a click on a card of the table does. */
export type Click =
  | { readonly does: 'nothing' }
  | { readonly does: 'choose'; readonly offer: Offer }
  /** Its uses are shown beside it. */
  | { readonly does: 'menu' }

const NOTHING: Click = { does: 'nothing' }
const MENU: Click = { does: 'menu' }

/** A card of the hand: a Basic goes to the Bench, a Trainer is asked about, and the rest is picked up. */
export function clickOnHand(card: CardId, offers: OffersOnTable, asksFirst: boolean): Click {
  const [offer] = (offers.choices.get(`card:${card}`) ?? []).filter(({ path }) => path.length === 1)
  if (offer === undefined) return NOTHING
  const targets = levelOf(offer.choice)
  if (targets !== null) {
    const [only, another] = targets.choices
    // With a single Pokémon to go on there is nothing to aim at.
    if (only !== undefined && another === undefined)
      return { does: 'choose', offer: { ...offer, choice: only, path: [...offer.path, only.id] } }
    return { does: 'choose', offer }
  }
  return asksFirst ? MENU : { does: 'choose', offer }
}

/** A Pokémon in play: the target of what is picked up, or else everything that can be done with it. */
export function clickOnPokemon(card: CardId, offers: OffersOnTable, held: Held | null, hasDeeds: boolean): Click {
  const own = offers.choices.get(`card:${card}`) ?? []
  if (held !== null) {
    const aimed = own.find(({ path }) => path.length === 2 && path[0] === held.id)
    return aimed === undefined ? NOTHING : { does: 'choose', offer: aimed }
  }
  if (hasDeeds) return MENU
  const [only, another] = own
  if (only === undefined) return NOTHING
  return another === undefined ? { does: 'choose', offer: only } : MENU
}
