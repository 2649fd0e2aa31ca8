import { nth } from '@turnwright/kernel'
import type { Attack } from '../cards/attack.ts'
import type { PokemonCard, TrainerCard } from '../cards/card.ts'
import type { PlayerIdentifier } from '../match/vocabulary.ts'
import { cardCalled } from '../rules/faces.ts'
import type { CardView, DuelView, PlayerView, PokemonView } from '../rules/view.ts'

/** The table as one player sees it. */
export interface Table {
  readonly view: DuelView
  readonly me: PlayerView
  readonly foe: PlayerView
}

export function tableOf(view: DuelView, identifier: PlayerIdentifier): Table {
  const first = nth(view.players, 0)
  const second = nth(view.players, 1)
  return first.identifier === identifier ? { view, me: first, foe: second } : { view, me: second, foe: first }
}

/** Every Pokémon of a player, the Active first. */
export function inPlay({ active, bench }: PlayerView): readonly PokemonView[] {
  return active === null ? bench : [active, ...bench]
}

/** A Trainer that is played as a Pokémon: no Prize is taken for it. */
export function isDoll({ as }: PokemonView): boolean {
  return cardCalled(as)?.supertype === 'Trainer'
}

export function remainingHp({ hp, damage }: PokemonView): number {
  return hp - damage
}

/** The attacks of what it is treated as; a doll has none. */
export function attacksOf({ as }: PokemonView): readonly Attack[] {
  const card = cardCalled(as)
  return card?.supertype === 'Pokemon' ? card.attacks : []
}

export function pokemonCardOf({ id }: { readonly id: string | null }): PokemonCard | null {
  const card = cardCalled(id)
  return card?.supertype === 'Pokemon' ? card : null
}

export function trainerCardOf({ id }: CardView): TrainerCard | null {
  const card = cardCalled(id)
  return card?.supertype === 'Trainer' ? card : null
}

export function nameOf({ id }: { readonly id: string | null }): string {
  return cardCalled(id)?.name ?? 'a hidden card'
}
