import { type CardId, take } from '@turnwright/kernel'
import type { PutIntoPlay } from '../../cards/trainer-effect.ts'
import { pickCard, pickFromHand } from '../ask.ts'
import { roundDown } from '../attacks/damage-math.ts'
import {
  allCardsOf,
  evolve,
  isBasicPokemon,
  leavePlay,
  pokemonWith,
  putOnBench,
  topsOf,
  topsOnBench,
} from '../movements.ts'
import { topCard } from '../pokemon-in-play.ts'
import { BENCH_SIZE, other, playerAt, pokemonOf } from '../state.ts'
import { hpOf } from '../traits.ts'
import { breedable } from './breeding.ts'
import { about, type TrainerInUse } from './trainer-in-use.ts'

const COUNTER = 10

/** Scoop Up: the Basic card comes back, everything else is discarded. */
export function scoopUp(trainer: TrainerInUse): void {
  const { game, seat } = trainer
  const player = playerAt(game.state, seat)
  const title = 'Choose a Pokémon to take back'
  const pokemon = pokemonWith(player, pickCard(game, seat, about(trainer, 'scoop'), title, topsOf(pokemonOf(player))))
  leavePlay(player, pokemon)
  const [basic, ...rest] = pokemon.cards as [CardId, ...CardId[]]
  player.hand.push(basic)
  player.discard.push(...rest, ...pokemon.energy, ...pokemon.tools)
  game.tell('{player} takes {card} back', { player: { seat }, card: { card: basic } })
}

/** Mr. Fuji: a Benched Pokémon and all on it; the shuffle is an effect of its own. */
export function returnToDeck(trainer: TrainerInUse, withAttached: boolean): void {
  const { game, seat } = trainer
  const player = playerAt(game.state, seat)
  const title = 'Choose a Pokémon to shuffle into your deck'
  const card = pickCard(game, seat, about(trainer, 'shuffle-in'), title, topsOnBench(player))
  const pokemon = pokemonWith(player, card)
  leavePlay(player, pokemon)
  player.deck.push(...(withAttached ? allCardsOf(pokemon) : pokemon.cards))
  if (!withAttached) player.discard.push(...pokemon.energy, ...pokemon.tools)
  game.tell('{player} shuffles {card} into the deck', { player: { seat }, card: { card } })
}

/** P39: Pokémon Breeder. */
export function breed(trainer: TrainerInUse, obeysTiming: boolean): void {
  const { game, seat } = trainer
  const ways = breedable(game, seat, obeysTiming)
  const cards = ways.map(({ card }) => card)
  const card = pickFromHand(game, seat, about(trainer, 'breed'), 'Choose a Stage 2 card', cards)
  const targets = topsOf(ways[cards.indexOf(card)]?.targets ?? [])
  const title = 'Choose the Basic Pokémon to evolve'
  const target = pickCard(game, seat, about(trainer, 'breed'), title, targets)
  evolve(game, seat, card, pokemonWith(playerAt(game.state, seat), target))
}

/** P58: Devolution Spray: a stage and all above it, and nothing new on it in this turn. The effects that end with it are an effect of their own. */
export function devolve(trainer: TrainerInUse, chooseStage: boolean): void {
  const { game, seat } = trainer
  const player = playerAt(game.state, seat)
  const evolved = pokemonOf(player).filter(({ cards }) => cards.length > 1)
  const title = 'Choose a Pokémon to take evolutions off'
  const pokemon = pokemonWith(player, pickCard(game, seat, about(trainer, 'devolve'), title, topsOf(evolved)))
  const stages = chooseStage ? pokemon.cards.slice(1) : pokemon.cards.slice(-1)
  const stage = pickCard(game, seat, about(trainer, 'devolve-stage'), 'Choose the first stage to discard', stages)
  player.discard.push(...pokemon.cards.splice(pokemon.cards.indexOf(stage)))
  pokemon.kind = game.cards.kind(topCard(pokemon))
  pokemon.type = -1
  pokemon.evolved = game.state.turnNumber
  trainer.pokemon = pokemon
  game.tell('{player} turns a Pokémon back into {card}', { player: { seat }, card: { card: topCard(pokemon) } })
}

export function putIntoPlay(trainer: TrainerInUse, effect: PutIntoPlay): void {
  switch (effect.source) {
    case 'hand': {
      const { game, seat, card } = trainer
      take(card, game.state.playing)
      putOnBench(game, seat, card)
      return
    }
    case 'opponentDiscard':
      return callBack(trainer, other(trainer.seat), 'flute', effect.n)
    case 'ownDiscard':
      return callBack(trainer, trainer.seat, 'revive', effect.n)
  }
}

/** A Basic Pokémon from a discard pile to the Bench; one's own comes back with half its HP in damage. */
function callBack(trainer: TrainerInUse, owner: number, asking: 'flute' | 'revive', n: number): void {
  const { game, seat } = trainer
  const { discard } = playerAt(game.state, owner)
  for (let called = 0; called < n; called++) {
    const fitting = discard.filter((card) => isBasicPokemon(game, card))
    if (fitting.length === 0 || playerAt(game.state, owner).bench.length >= BENCH_SIZE) return
    const card = pickCard(game, seat, about(trainer, asking), 'Choose a Basic Pokémon', fitting)
    take(card, discard)
    const pokemon = putOnBench(game, owner, card)
    if (asking === 'revive') pokemon.damage = roundDown(hpOf(game.state, pokemon) / 2, COUNTER)
    game.tell('{card} comes back to the Bench of {player}', { card: { card }, player: { seat: owner } })
  }
}
