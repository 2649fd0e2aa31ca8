import type { TrainerEffect } from '../../cards/trainer-effect.ts'
import { areAlike, pickOwnEnergy } from '../attacks/energy-discard.ts'
import { amountChoice } from '../choices.ts'
import { discardEnergy, pokemonWith, topsOf } from '../movements.ts'
import { type PokemonInPlay, topCard } from '../pokemon-in-play.ts'
import { other, playerAt, pokemonOf } from '../state.ts'
import { canGiveEnergy } from './obstacles.ts'
import type { TrainerInUse } from './trainer-in-use.ts'

const COUNTER = 10

type Of<Type extends TrainerEffect['effectType']> = Extract<TrainerEffect, { readonly effectType: Type }>

export function heal(trainer: TrainerInUse, effect: Of<'HEAL'>): void {
  const { game, seat, by } = trainer
  const hurt = pokemonOf(playerAt(game.state, seat)).filter(({ damage }) => damage > 0)
  switch (effect.target) {
    case 'allOwnDamaged':
      for (const each of hurt) {
        takeOff(trainer, each, each.damage)
        trainer.healed.push(each)
      }
      return
    case 'ownAny': {
      const chosen = game.ask.card(seat, { kind: 'heal', by }, topsOf(hurt))
      return healUpTo(trainer, pokemonWith(playerAt(game.state, seat), chosen), effect.upToCounters)
    }
    case 'samePokemon':
      if (trainer.pokemon !== null) healUpTo(trainer, trainer.pokemon, effect.upToCounters)
  }
}

/** Up to so many counters: fewer may be wanted by a Pokémon that fights better when it is hurt. */
function healUpTo(trainer: TrainerInUse, pokemon: PokemonInPlay, counters: number): void {
  const { game, seat, by } = trainer
  const most = Math.min(counters, pokemon.damage / COUNTER)
  const amounts = Array.from({ length: most }, (_, less) => amountChoice(most - less))
  takeOff(trainer, pokemon, COUNTER * game.ask.one(seat, { kind: 'how-many-counters', by }, amounts))
}

function takeOff({ game }: TrainerInUse, pokemon: PokemonInPlay, damage: number): void {
  pokemon.damage -= damage
  game.tell({ kind: 'healed', card: topCard(pokemon), n: damage })
}

/** Pokémon Center takes the energy of all that it has healed. */
export function discardOfHealed({ game, seat, healed }: TrainerInUse): void {
  for (const pokemon of healed) for (const card of pokemon.energy.slice()) discardEnergy(game, seat, pokemon, card)
}

/** Energy of one's own as the price of a Trainer. */
export function discardOwn(trainer: TrainerInUse, n: number): void {
  const { game, seat, effects, by } = trainer
  const player = playerAt(game.state, seat)
  const fitting = topsOf(pokemonOf(player).filter((each) => canGiveEnergy(each, effects)))
  const about = { kind: 'own-energy', by, choose: 'pokemon' } as const
  const pokemon = pokemonWith(player, game.ask.card(seat, about, fitting))
  trainer.pokemon = pokemon
  for (let discarded = 0; discarded < n && pokemon.energy.length > 0; discarded++)
    discardEnergy(game, seat, pokemon, pickOwnEnergy(game, seat, pokemon, pokemon.energy.slice()))
}

/** Energy of one of the opponent's Pokémon; `upTo` lets the player take fewer, but never none. */
export function removeFromOpponent({ game, seat, by }: TrainerInUse, n: number, upTo: boolean): void {
  const foe = other(seat)
  const player = playerAt(game.state, foe)
  const fitting = topsOf(pokemonOf(player).filter(({ energy }) => energy.length > 0))
  const whose = game.ask.card(seat, { kind: 'opponent-energy', by, choose: 'pokemon' }, fitting)
  const pokemon = pokemonWith(player, whose)
  const energy = pokemon.energy.slice()
  const most = Math.min(n, energy.length)
  const chosen =
    !upTo && areAlike(game, energy)
      ? energy.slice(0, most)
      : game.ask.cards(seat, { kind: 'opponent-energy', by, choose: 'cards' }, energy, {
          min: upTo ? 1 : most,
          max: most,
        })
  for (const card of chosen) discardEnergy(game, foe, pokemon, card)
}
