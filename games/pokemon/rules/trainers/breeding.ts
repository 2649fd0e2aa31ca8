import type { CardId, Cards, Seat } from '@turnwright/kernel'
import { CARDS } from '../../cards/catalogue.ts'
import { mayEvolveNow } from '../evolution.ts'
import { faceOfCard } from '../faces.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import { type DuelState, playerAt, pokemonOf } from '../state.ts'
import { nameOf } from '../traits.ts'

/** What each Stage 1 comes from, by name. */
const ORIGINS: ReadonlyMap<string, string> = new Map(
  CARDS.flatMap((card) =>
    card.supertype === 'Pokemon' && card.stage === 'Stage1' && card.evolvesFrom !== null
      ? [[card.name, card.evolvesFrom] as const]
      : [],
  ),
)

/** The Basic Pokémon that a Stage 1 comes from, by name. */
export function originOf(stage1: string): string | undefined {
  return ORIGINS.get(stage1)
}

/** A Stage 2 card in the hand, and the Basic Pokémon it can be put on. */
export interface Breeding {
  readonly card: CardId
  readonly targets: readonly PokemonInPlay[]
}

/** P39: every way to leave Stage 1 out. */
export function breedable(
  { state, cards }: { readonly state: DuelState; readonly cards: Cards },
  seat: Seat,
  obeysTiming: boolean,
): readonly Breeding[] {
  const player = playerAt(state, seat)
  return player.hand.flatMap((card) => {
    const { card: printed } = faceOfCard(cards, card)
    if (printed.supertype !== 'Pokemon' || printed.stage !== 'Stage2' || printed.evolvesFrom === null) return []
    const basic = originOf(printed.evolvesFrom)
    const targets = pokemonOf(player).filter(
      (each) => nameOf(each) === basic && (!obeysTiming || mayEvolveNow(state, each)),
    )
    return targets.length > 0 ? [{ card, targets }] : []
  })
}
