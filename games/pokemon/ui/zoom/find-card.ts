import type { CardId } from '@turnwright/kernel'
import type { Card } from '../../cards/card.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PlayerView, PokemonView } from '../../rules/view.ts'

/** A card somewhere on the table, with the Pokémon that it lies on. */
export interface FoundCard {
  readonly printed: Card
  /** The Pokémon in play whose top card it is. */
  readonly pokemon: PokemonView | null
  readonly owner: PlayerView
  readonly zone: 'play' | 'under' | 'energy' | 'tool' | 'hand' | 'discard' | 'prize' | 'face-down' | 'deck' | 'playing'
}

export function findCard(view: DuelView, card: number): FoundCard | null {
  for (const owner of view.players) {
    for (const pokemon of inPlay(owner)) {
      if (pokemon.card === card) return found(pokemon.as, owner, 'play', pokemon)
      const under = pokemon.cards.find((each) => each.card === card)
      if (under !== undefined) return found(under.id, owner, 'under')
      const energy = pokemon.energy.find((each) => each.card === card)
      if (energy !== undefined) return found(energy.id, owner, 'energy')
      const tool = pokemon.tools.find((each) => each.card === card)
      if (tool !== undefined) return found(tool.id, owner, 'tool')
    }
    for (const [zone, cards] of [
      ['hand', owner.hand],
      ['discard', owner.discard],
      ['prize', owner.prizes],
      ['face-down', owner.faceDown],
      ['deck', owner.deck.top],
    ] as const) {
      const it = cards.find((each) => each.card === card)
      if (it !== undefined) return found(it.id, owner, zone)
    }
  }
  const player = view.players.find(({ identifier }) => identifier === view.currentPlayer)
  return view.playing?.card === card && player !== undefined ? found(view.playing.id, player, 'playing') : null
}

function found(
  id: string | null,
  owner: PlayerView,
  zone: FoundCard['zone'],
  pokemon: PokemonView | null = null,
): FoundCard | null {
  const printed = cardCalled(id)
  return printed === null ? null : { printed, pokemon, owner, zone }
}

export function inPlay({ active, bench }: PlayerView): readonly PokemonView[] {
  return active === null ? bench : [active, ...bench]
}

/** The Pokémon that this energy card, tool or lower stage lies on. */
export function carrierOf(view: DuelView, card: CardId): PokemonView | null {
  const isIt = (each: { readonly card: CardId }) => each.card === card
  return (
    view.players
      .flatMap(inPlay)
      .find(({ energy, tools, cards }) => energy.some(isIt) || tools.some(isIt) || cards.some(isIt)) ?? null
  )
}
