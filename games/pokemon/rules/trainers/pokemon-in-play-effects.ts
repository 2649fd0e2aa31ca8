import { take } from '@turnwright/kernel'
import type { PutIntoPlay } from '../../cards/trainer-effect.ts'
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
import type { TrainerInUse } from './trainer-in-use.ts'

const COUNTER = 10

/** Scoop Up: the Basic card comes back, everything else is discarded. */
export function scoopUp({ game, seat, by }: TrainerInUse): void {
  const player = playerAt(game.state, seat)
  const pokemon = pokemonWith(player, game.ask.card(seat, { kind: 'scoop', by }, topsOf(pokemonOf(player))))
  leavePlay(player, pokemon)
  player.hand.push(...pokemon.cards.slice(0, 1))
  player.discard.push(...pokemon.cards.slice(1), ...pokemon.energy, ...pokemon.tools)
  for (const card of pokemon.cards.slice(0, 1)) game.tell({ kind: 'scooped-up', by: seat, card })
}

/** Mr. Fuji: a Benched Pokémon and all on it; the shuffle is an effect of its own. */
export function returnToDeck({ game, seat, by }: TrainerInUse, withAttached: boolean): void {
  const player = playerAt(game.state, seat)
  const card = game.ask.card(seat, { kind: 'shuffle-in', by }, topsOnBench(player))
  const pokemon = pokemonWith(player, card)
  leavePlay(player, pokemon)
  player.deck.push(...(withAttached ? allCardsOf(pokemon) : pokemon.cards))
  if (!withAttached) player.discard.push(...pokemon.energy, ...pokemon.tools)
  game.tell({ kind: 'shuffled-in', by: seat, card, isAttachedLost: !withAttached })
}

/** Otherwise others would learn that nothing else in the hand fits. */
const ASKED_ANYWAY = { noAutoRespond: true } as const

/** P39: Pokémon Breeder. */
export function breed({ game, seat, by }: TrainerInUse, obeysTiming: boolean): void {
  const ways = breedable(game, seat, obeysTiming)
  const cards = ways.map(({ card }) => card)
  const card = game.ask.card(seat, { kind: 'breed', by }, cards, ASKED_ANYWAY)
  const targets = topsOf(ways[cards.indexOf(card)]?.targets ?? [])
  const target = game.ask.card(seat, { kind: 'breed-onto', by }, targets)
  evolve(game, seat, card, pokemonWith(playerAt(game.state, seat), target))
}

/** P58: Devolution Spray: a stage and all above it, and nothing new on it in this turn. The effects that end with it are an effect of their own. */
export function devolve(trainer: TrainerInUse, chooseStage: boolean): void {
  const { game, seat, by } = trainer
  const player = playerAt(game.state, seat)
  const evolved = pokemonOf(player).filter(({ cards }) => cards.length > 1)
  const pokemon = pokemonWith(player, game.ask.card(seat, { kind: 'devolve', by }, topsOf(evolved)))
  const stages = chooseStage ? pokemon.cards.slice(1) : pokemon.cards.slice(-1)
  const stage = game.ask.card(seat, { kind: 'devolve-stage', by }, stages)
  const lost = pokemon.cards.splice(pokemon.cards.indexOf(stage))
  player.discard.push(...lost)
  pokemon.kind = game.cards.kind(topCard(pokemon))
  pokemon.type = -1
  pokemon.evolved = game.state.turnNumber
  trainer.pokemon = pokemon
  game.tell({ kind: 'devolved', by: seat, card: topCard(pokemon), lost: { cards: lost } })
}

export function putIntoPlay(trainer: TrainerInUse, effect: PutIntoPlay): void {
  switch (effect.source) {
    case 'hand': {
      const { game, seat, card } = trainer
      take(card, game.state.playing)
      putOnBench(game, seat, card)
      game.tell({ kind: 'benched', by: seat, card })
      return
    }
    case 'opponentDiscard':
      return callBack(trainer, other(trainer.seat), 'flute', effect.n)
    case 'ownDiscard':
      return callBack(trainer, trainer.seat, 'revive', effect.n)
  }
}

/** A Basic Pokémon from a discard pile to the Bench; one's own comes back with half its HP in damage. */
function callBack({ game, seat, by }: TrainerInUse, owner: number, kind: 'flute' | 'revive', n: number): void {
  const { discard } = playerAt(game.state, owner)
  for (let called = 0; called < n; called++) {
    const fitting = discard.filter((card) => isBasicPokemon(game, card))
    if (fitting.length === 0 || playerAt(game.state, owner).bench.length >= BENCH_SIZE) return
    const card = game.ask.card(seat, { kind, by }, fitting)
    take(card, discard)
    const pokemon = putOnBench(game, owner, card)
    if (kind === 'revive') pokemon.damage = roundDown(hpOf(game.state, pokemon) / 2, COUNTER)
    game.tell({ kind: 'came-back', owner, card, damage: pokemon.damage })
  }
}
