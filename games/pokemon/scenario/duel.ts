import type { CardId, Cards, Seat } from '@turnwright/kernel'
import type { Chooser } from '@turnwright/testkit'
import { fullNameOf } from '../cards/full-name.ts'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { pokemon } from '../rules/pokemon.ts'
import { type DuelState, playerAt, pokemonOf } from '../rules/state.ts'
import { letterOf, stage } from './stage.ts'

export const MAIN = 'Play cards, then attack or end your turn'

/**
 * The duel in the language of scenarios:
 * `given(duel, { ana: { active: { pokemon: 'Pikachu', energy: 'LF' } }, bo: { active: 'Staryu' } }, { rolls: coins('heads') })`.
 */
export const duel = {
  definition: pokemon,
  scenario: {
    lay: stage,
    arrange: () => {},
    read,
    verbs: (player: Chooser) => ({
      /** A Basic Pokémon or a Trainer from the hand; a Trainer may ask for more. */
      plays: (card: string) => player.chooses(card),
      attaches: (energy: string, to: string) => player.chooses({ [energy]: [to] }),
      evolves: (pokemon: string, into: string) => player.chooses({ [into]: [pokemon] }),
      attacks: (attack: string) => player.chooses(attack),
      usesPower: (pokemon: string, power: string) => player.chooses(`${pokemon}: ${power}`),
      /** Retreats behind this Pokémon of the Bench. */
      retreats: (behind: string) => player.chooses({ Retreat: [behind] }),
      endsTurn: () => player.chooses('end'),
      /** It is this player's turn, and the scenario may end there. */
      isOn: () => player.isAsked(MAIN),
    }),
  },
}

/** What a player has. Lists with one entry for each Pokémon begin with the Active one. */
function read(state: DuelState, seat: Seat, cards: Cards) {
  const player = playerAt(state, seat)
  const all = pokemonOf(player)
  const names = (zone: readonly CardId[]): string[] => zone.map((card) => fullNameOf(faceOf(cards.kind(card)).card))
  return {
    active: player.active === null ? null : named(player.active),
    bench: player.bench.map(named),
    damage: all.map(({ damage }) => damage),
    /** Letters as in the stage. */
    energy: all.map((each) => names(each.energy).map(letterOf).join('')),
    tools: all.map((each) => names(each.tools).join(', ')),
    /** Of the Active Pokémon. */
    condition: player.active?.condition ?? null,
    poison: player.active?.poison ?? 0,
    hand: names(player.hand),
    /** The first is on top. */
    deck: names(player.deck).reverse(),
    discard: names(player.discard),
    prizes: player.prizes.length,
  }
}

function named({ kind }: PokemonInPlay): string {
  return fullNameOf(faceOf(kind).card)
}
