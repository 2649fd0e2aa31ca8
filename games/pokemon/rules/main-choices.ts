import type { CardId, Seat } from '@turnwright/kernel'
import { obstacleTo } from './attacks/obstacles.ts'
import { evolvableInto } from './evolution.ts'
import { faceOf } from './faces.ts'
import { attackOptionsOf, CardOnPokemon, END, type MoveOption, PowerOption, Retreating } from './main-options.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { obstacleToPower } from './powers/obstacles.ts'
import { faceNow } from './powers/working.ts'
import { obstacleToRetreat } from './retreat.ts'
import { BENCH_SIZE, countPokemon, type Duel, type PlayerState, playerAt, pokemonOf } from './state.ts'
import { obstacleToTrainer } from './trainers/obstacles.ts'

/** A Basic Pokémon or a Trainer is a card by itself; everything else says more. */
export type MainChoice = CardId | CardOnPokemon | PowerOption | Retreating | MoveOption

/** P9: everything that can be done now, one legal move each. */
export function mainChoices(game: Duel, seat: Seat): MainChoice[] {
  const { state } = game
  const player = playerAt(state, seat)
  const choices: MainChoice[] = []
  addHand(choices, game, seat, player)
  addPowers(choices, game, seat, player)
  const { active } = player
  if (active !== null) addAttacks(choices, game, seat, active)
  if (obstacleToRetreat(state, seat) === null) choices.push(new Retreating(player.bench))
  choices.push(END)
  return choices
}

function addHand(choices: MainChoice[], game: Duel, seat: Seat, player: PlayerState): void {
  const { state, cards } = game
  const { hand } = player
  let own: readonly PokemonInPlay[] | null = null
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === undefined) continue
    const face = faceOf(cards.kind(card))
    switch (face.role) {
      case 'basic':
        if (player.bench.length < BENCH_SIZE) choices.push(card)
        break
      case 'energy':
        if (state.energyAttached) break
        own ??= pokemonOf(player)
        choices.push(new CardOnPokemon(card, face, own))
        break
      case 'evolution': {
        const targets = evolvableInto(state, seat, face.evolvesFrom)
        if (targets.length > 0) choices.push(new CardOnPokemon(card, face, targets))
        break
      }
      case 'trainer':
        if (face.trainer !== null && obstacleToTrainer(game, seat, face.trainer) === null) choices.push(card)
    }
  }
}

function addPowers(choices: MainChoice[], game: Duel, seat: Seat, player: PlayerState): void {
  const { active, bench } = player
  if (active !== null) addPower(choices, game, seat, active)
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined) addPower(choices, game, seat, each)
  }
}

function addPower(choices: MainChoice[], game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const own = faceOf(pokemon.kind)
  if (own.power === null && own.doll === null) return
  const face = faceNow(game.state, pokemon)
  const { power, doll } = face
  const card = topCard(pokemon)
  if (power !== null && obstacleToPower(game, seat, pokemon) === null) choices.push(new PowerOption(card, face))
  if (doll?.mayDiscardOnOwnTurnBeforeAttack === true && countPokemon(playerAt(game.state, seat)) > 1)
    choices.push({
      id: `discard-${card}`,
      about: { kind: 'put-doll-away', card },
      ref: { card },
      value: { move: 'discard', card },
    })
}

function addAttacks(choices: MainChoice[], { state }: Duel, seat: Seat, active: PokemonInPlay): void {
  const face = faceNow(state, active)
  for (let at = 0; at < face.attacks.length; at++) {
    const attack = face.attacks[at]
    if (attack === undefined || obstacleTo(state, seat, active, attack) !== null) continue
    const option = attackOptionsOf(face)[at]
    if (option !== undefined) choices.push(option)
  }
}
