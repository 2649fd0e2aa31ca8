import type { EnergyCard } from '../../cards/card.ts'
import type { ActionOf } from '../../match/execute-action-dto.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { PokemonView } from '../../rules/view.ts'
import type { Situation } from '../situation.ts'

/** An energy card of the hand that can be attached to one of our Pokémon now. */
export interface EnergyOffer {
  readonly action: ActionOf<'ATTACH_ENERGY'>
  readonly energy: EnergyCard
  readonly pokemon: PokemonView
}

/** Section 5: each unique energy of the hand on each Pokémon; a second copy of a card would tell nothing new. */
export function energyOffers(situation: Situation): readonly EnergyOffer[] {
  const offers: EnergyOffer[] = []
  for (const action of situation.all('ATTACH_ENERGY')) {
    const { card, pokemon: on } = action.actionData
    const energy = cardCalled(situation.inHand(card)?.id ?? null)
    const pokemon = situation.own(on)
    if (energy?.supertype !== 'Energy' || pokemon === null) continue
    // Few are offered, so a look at each costs less than a set of names.
    if (offers.some((offer) => offer.energy === energy && offer.pokemon === pokemon)) continue
    offers.push({ action, energy, pokemon })
  }
  return offers
}
