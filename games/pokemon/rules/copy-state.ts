import type { PokemonInPlay, Strike } from './pokemon-in-play.ts'
import type { DuelState, PlayerState } from './state.ts'

/**
 * A state that can be played on from while the first one stays. Tasks and lasting effects are never changed once they are
 * there, so both states hold the same ones.
 */
export function copyState(state: DuelState): DuelState {
  return {
    ...state,
    agenda: state.agenda.slice(),
    players: state.players.map(copyPlayer),
    playing: state.playing.slice(),
  }
}

function copyPlayer(player: PlayerState): PlayerState {
  const { active } = player
  return {
    ...player,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    prizes: player.prizes.slice(),
    faceDown: player.faceDown.slice(),
    active: active === null ? null : copyPokemon(active),
    bench: player.bench.map(copyPokemon),
  }
}

/** Spelled out: it is made by the thousand, and a spread costs more. */
function copyPokemon(pokemon: PokemonInPlay): PokemonInPlay {
  const { struck } = pokemon
  return {
    cards: pokemon.cards.slice(),
    kind: pokemon.kind,
    energy: pokemon.energy.slice(),
    fuel: pokemon.fuel.slice(),
    tools: pokemon.tools.slice(),
    damage: pokemon.damage,
    condition: pokemon.condition,
    poison: pokemon.poison,
    since: pokemon.since,
    evolved: pokemon.evolved,
    mark: pokemon.mark,
    lasting: pokemon.lasting.slice(),
    type: pokemon.type,
    weakness: pokemon.weakness,
    resistance: pokemon.resistance,
    // Never changed, only replaced.
    powersUsed: pokemon.powersUsed,
    converted: pokemon.converted,
    spent: pokemon.spent,
    struck: struck === null ? null : copyStrike(struck),
    out: pokemon.out,
  }
}

function copyStrike(strike: Strike): Strike {
  return { ...strike, lasting: strike.lasting.slice() }
}
