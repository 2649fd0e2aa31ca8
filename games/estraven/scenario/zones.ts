import type { CardId } from '@turnwright/kernel'
import { isOnChain } from '../rules/chain.ts'
import type { EstravenState, PlayerState } from '../rules/state.ts'

/** E5: every place that a card can be in. */
export function zonesOf({ players, market, chain, box }: EstravenState): readonly (readonly CardId[])[] {
  const onChain = chain.links.filter(({ sort }) => isOnChain(sort)).map(({ card }) => card)
  return [market.deck, market.row, onChain, box, ...players.flatMap(zonesOfPlayer)]
}

function zonesOfPlayer({ library, hand, battlefield, pitched, graveyard, exile }: PlayerState) {
  return [library, hand, battlefield.map(({ card }) => card), pitched, graveyard, exile]
}
