import type { CardId, ChoiceOption, Seat, Unavailable } from '@turnwright/kernel'
import type { TrainerCard } from '../cards/card.ts'
import type { Power } from '../cards/power.ts'
import { attackText } from '../cards/words/attack-words.ts'
import { powerText } from '../cards/words/power-words.ts'
import { obstacleTo, obstacleWords } from './attacks/obstacles.ts'
import { evolvableInto } from './evolution.ts'
import { type AttackFace, type Face, faceOf } from './faces.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { isActivated, obstacleToPower, powerObstacleWords } from './powers/obstacles.ts'
import { faceNow } from './powers/working.ts'
import { obstacleToRetreat, retreatWords } from './retreat.ts'
import { BENCH_SIZE, countPokemon, type Duel, type PlayerState, playerAt, pokemonOf } from './state.ts'
import { obstacleToTrainer } from './trainers/obstacles.ts'

/** What somebody chose to do in the main phase. */
export type Move =
  | { readonly move: 'attack'; readonly at: number }
  | { readonly move: 'power'; readonly card: CardId }
  | { readonly move: 'discard'; readonly card: CardId }
  | { readonly move: 'put'; readonly card: CardId; readonly target: CardId }
  | { readonly move: 'retreat'; readonly target: CardId }
  | { readonly move: 'end' }

interface MoveOption extends ChoiceOption<Move> {
  readonly id: string
  readonly value: Move
}

/** One of the Pokémon that a card can go on, or that can come up. Words are made when somebody reads them. */
class TargetOption {
  readonly id: CardId
  readonly value: Move
  readonly #kind: number

  constructor(id: CardId, kind: number, value: Move) {
    this.id = id
    this.value = value
    this.#kind = kind
  }

  get title(): string {
    return faceOf(this.#kind).name
  }

  get ref(): { readonly card: CardId } {
    return { card: this.id }
  }
}

/** A card of the hand that goes on a Pokémon: energy, or an evolution. */
class CardOnPokemon {
  readonly id: CardId
  readonly #face: Face
  readonly #targets: readonly PokemonInPlay[]
  #options: readonly TargetOption[] | null = null

  constructor(id: CardId, face: Face, targets: readonly PokemonInPlay[]) {
    this.id = id
    this.#face = face
    this.#targets = targets
  }

  get title(): string {
    return this.#face.name
  }

  get detail(): string {
    return this.#face.role === 'energy' ? 'Attach it to a Pokémon' : `Evolves ${this.#face.evolvesFrom}`
  }

  get ref(): { readonly card: CardId } {
    return { card: this.id }
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#targets.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, each.kind, { move: 'put', card: this.id, target })
    })
    return this.#options
  }
}

/** A power that can be used now. */
class PowerOption {
  readonly id: string
  readonly value: Move
  readonly #card: CardId
  readonly #owner: string
  readonly #power: Power

  constructor(card: CardId, owner: string, power: Power) {
    this.id = `power-${card}`
    this.value = { move: 'power', card }
    this.#card = card
    this.#owner = owner
    this.#power = power
  }

  get title(): string {
    return `${this.#owner}: ${this.#power.name}`
  }

  get detail(): string {
    return powerText(this.#power)
  }

  get ref(): { readonly card: CardId } {
    return { card: this.#card }
  }
}

/** Retreating, with who comes up. */
class Retreating {
  readonly id = 'retreat'
  readonly title = 'Retreat'
  readonly #bench: readonly PokemonInPlay[]
  #options: readonly TargetOption[] | null = null

  constructor(bench: readonly PokemonInPlay[]) {
    this.#bench = bench
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#bench.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, each.kind, { move: 'retreat', target })
    })
    return this.#options
  }
}

/** A Basic Pokémon or a Trainer is a card by itself; everything else says more. */
export type MainChoice = CardId | CardOnPokemon | PowerOption | Retreating | MoveOption

const END: MoveOption = { id: 'end', title: 'End the turn', value: { move: 'end' } }

const attackOptions: (readonly MoveOption[] | undefined)[] = []

/** The same for every Pokémon of a kind. */
function optionsFor({ kind, attacks }: Face): readonly MoveOption[] {
  const known = attackOptions[kind]
  if (known !== undefined) return known
  const made = attacks.map(({ attack }, at) => ({
    id: `attack-${at}`,
    title: attack.name,
    detail: attack.damage > 0 ? `${attack.damage} damage. ${attackText(attack)}`.trim() : attackText(attack),
    value: { move: 'attack', at } as const,
  }))
  attackOptions[kind] = made
  return made
}

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
    const card = hand[i] as CardId
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
        if (obstacleToTrainer(game, seat, face.card as TrainerCard) === null) choices.push(card)
    }
  }
}

function addPowers(choices: MainChoice[], game: Duel, seat: Seat, player: PlayerState): void {
  const { active, bench } = player
  if (active !== null) addPower(choices, game, seat, active)
  for (let i = 0; i < bench.length; i++) addPower(choices, game, seat, bench[i] as PokemonInPlay)
}

function addPower(choices: MainChoice[], game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const own = faceOf(pokemon.kind)
  if (own.power === null && own.doll === null) return
  const { name, power } = faceNow(game.state, pokemon)
  const card = topCard(pokemon)
  if (power !== null && obstacleToPower(game, seat, pokemon) === null) choices.push(new PowerOption(card, name, power))
  if (own.doll?.mayDiscardOnOwnTurnBeforeAttack === true && countPokemon(playerAt(game.state, seat)) > 1)
    choices.push({
      id: `discard-${card}`,
      title: `Discard ${own.name}`,
      ref: { card },
      value: { move: 'discard', card },
    })
}

function addAttacks(choices: MainChoice[], { state }: Duel, seat: Seat, active: PokemonInPlay): void {
  const face = faceNow(state, active)
  for (let at = 0; at < face.attacks.length; at++)
    if (obstacleTo(state, seat, active, face.attacks[at] as AttackFace) === null)
      choices.push(optionsFor(face)[at] as MoveOption)
}

/** What people would expect to do and cannot, with the reason. */
export function unavailableMoves(game: Duel, seat: Seat): readonly Unavailable[] {
  const { state } = game
  const player = playerAt(state, seat)
  return [
    ...unavailableAttacks(game, seat, player),
    ...unavailablePowers(game, seat, player),
    ...unavailableRetreat(game, seat),
    ...player.hand.flatMap((card) => {
      const face = faceOf(game.cards.kind(card))
      const reason = whyNotFromHand(game, seat, face)
      return reason === null ? [] : [{ title: face.name, reason, ref: { card } }]
    }),
  ]
}

function unavailableAttacks({ state }: Duel, seat: Seat, { active }: PlayerState): readonly Unavailable[] {
  if (active === null) return []
  return faceNow(state, active).attacks.flatMap((face) => {
    const obstacle = obstacleTo(state, seat, active, face)
    if (obstacle === null) return []
    return [{ title: face.attack.name, reason: obstacleWords(state, active, face, obstacle) }]
  })
}

function unavailablePowers(game: Duel, seat: Seat, player: PlayerState): readonly Unavailable[] {
  return pokemonOf(player).flatMap((pokemon) => {
    const { power } = faceNow(game.state, pokemon)
    if (power === null || !isActivated(power)) return []
    const obstacle = obstacleToPower(game, seat, pokemon)
    if (obstacle === null) return []
    return [{ title: power.name, reason: powerObstacleWords(obstacle), ref: { card: topCard(pokemon) } }]
  })
}

function unavailableRetreat({ state }: Duel, seat: Seat): readonly Unavailable[] {
  const obstacle = obstacleToRetreat(state, seat)
  return obstacle === null ? [] : [{ title: 'Retreat', reason: retreatWords(state, seat, obstacle) }]
}

/** Why a card in the hand cannot be played now, or null. */
function whyNotFromHand(game: Duel, seat: Seat, face: Face): string | null {
  const { state } = game
  const player = playerAt(state, seat)
  switch (face.role) {
    case 'basic':
      return player.bench.length < BENCH_SIZE ? null : 'Your Bench is full.'
    case 'energy':
      return state.energyAttached ? 'One energy was attached in this turn.' : null
    case 'evolution':
      return evolvableInto(state, seat, face.evolvesFrom).length > 0
        ? null
        : `There is no ${face.evolvesFrom} that can evolve in this turn.`
    case 'trainer':
      return obstacleToTrainer(game, seat, face.card as TrainerCard)
  }
}
