import { nth, type Seat } from '@turnwright/kernel'
import type { ActivatedPower } from '../../cards/power.ts'
import { typeAt, typeIndex } from '../../cards/energy-type.ts'
import { COLOR_CHOICES, TYPE_CHOICES } from '../choices.ts'
import { flipCoin } from '../coins.ts'
import { faceOfCard } from '../faces.ts'
import { fuelFrom, typeIn } from '../fuel.ts'
import { attachEnergy, detachEnergy, leavePlay, pokemonWith, switchActive, topsOf } from '../movements.ts'
import { type PokemonInPlay, topCard } from '../pokemon-in-play.ts'
import { type Duel, playerAt, pokemonOf } from '../state.ts'
import { nameOf, printedId, typeOf } from '../traits.ts'
import { isActivated, sourcesOfCounters, targetsOfCounters, typesToTake, markUsed } from './obstacles.ts'
import { peek } from './peek.ts'
import { faceNow } from './working.ts'

type Of<Kind extends ActivatedPower['kind']> = Extract<ActivatedPower, { readonly kind: Kind }>

const COUNTER = 10

/** P43: a power that its owner uses before attacking. */
export function activatePower(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const { power } = faceNow(game.state, pokemon)
  if (power === null || !isActivated(power)) throw new Error(`${nameOf(pokemon)} has no power to use`)
  markUsed(game.state, pokemon, power)
  game.tell({ kind: 'power-used', by: seat, card: topCard(pokemon), power: power.name })
  switch (power.kind) {
    case 'moveDamageCounters':
      return moveCounters(game, seat, pokemon, power)
    case 'extraEnergyAttach':
      return attachMore(game, seat, pokemon, power)
    case 'convertOwnEnergyType':
      pokemon.converted = game.state.turnNumber
      game.tell({ kind: 'energy-converted', card: topCard(pokemon), type: power.to })
      return
    case 'moveEnergy':
      return moveEnergy(game, seat, pokemon, power)
    case 'changeOwnType':
      return shift(game, seat, pokemon)
    case 'coinHeal':
      return healByCoin(game, seat, pokemon, power)
    case 'peek':
      return peek(game, seat, pokemon)
    case 'switchInFromBench':
      return switchActive(game, seat, topCard(pokemon))
    case 'returnSelfToHand':
      return returnToHand(game, seat, pokemon, power)
    case 'selfKnockOutBecomeEnergy':
      return becomeEnergy(game, seat, pokemon, power)
  }
}

function moveCounters(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'moveDamageCounters'>): void {
  const { state } = game
  const side = playerAt(state, power.from === 'ownAny' ? seat : 1 - seat)
  const by = printedId(owner)
  const sources = topsOf(sourcesOfCounters(state, seat, owner, power))
  const from = pokemonWith(side, game.ask.card(seat, { kind: 'damage-from', by }, sources))
  const targets = topsOf(targetsOfCounters(state, seat, owner, power, from))
  const to = pokemonWith(side, game.ask.card(seat, { kind: 'damage-to', by }, targets))
  from.damage -= power.each * COUNTER
  to.damage += power.each * COUNTER
  const n = power.each * COUNTER
  game.tell({ kind: 'damage-moved', n, from: { card: topCard(from) }, to: { card: topCard(to) } })
}

/** Rain Dance: the energy cards are alike, so only the target is asked. */
function attachMore(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'extraEnergyAttach'>): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  const fuel = typeIndex(power.energy)
  const card = player.hand.find((each) => faceOfCard(cards, each).fuel === fuel)
  if (card === undefined) throw new Error(`${nameOf(owner)} has nothing to attach`)
  const fitting = pokemonOf(player).filter((each) => typeOf(state, each) === typeIndex(power.targetType))
  const about = { kind: 'attach-to', by: printedId(owner) } as const
  const target = pokemonWith(player, game.ask.card(seat, about, topsOf(fitting)))
  cards.reveal(card)
  player.hand.splice(player.hand.indexOf(card), 1)
  attachEnergy(target, card, fuel)
  if (power.usesTurnAttachment) state.energyAttached = true
  game.tell({ kind: 'attached', by: seat, card, to: { card: topCard(target) } })
}

function moveEnergy(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'moveEnergy'>): void {
  const player = playerAt(game.state, seat)
  const all = pokemonOf(player)
  const type = typeIndex(power.energy)
  const by = printedId(owner)
  for (let moved = 0; moved < power.each; moved++) {
    const fitting = all.flatMap(({ energy, fuel }) => energy.filter((_, at) => typeIn(nth(fuel, at)) === type))
    const card = game.ask.card(seat, { kind: 'energy-to-move', by }, fitting)
    const from = all.find(({ energy }) => energy.includes(card))
    if (from === undefined) throw new Error(`card ${card} is not attached`)
    const others = topsOf(all.filter((each) => each !== from))
    const to = pokemonWith(player, game.ask.card(seat, { kind: 'move-energy-to', by }, others))
    attachEnergy(to, card, detachEnergy(from, card))
    game.tell({ kind: 'energy-moved', card, from: { card: topCard(from) }, to: { card: topCard(to) } })
  }
}

function shift(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const types = typesToTake(game.state, pokemon).map(typeAt)
  const choices = TYPE_CHOICES.filter(({ id }) => types.includes(id))
  const type = game.ask.one(seat, { kind: 'choose-type', by: printedId(pokemon), as: 'own-type' }, choices)
  pokemon.type = typeIndex(type)
  game.tell({ kind: 'type-changed', card: topCard(pokemon), type })
}

function healByCoin(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'coinHeal'>): void {
  if (!flipCoin(game, seat, { for: 'effect', of: power.name })) return
  const player = playerAt(game.state, seat)
  const hurt = pokemonOf(player).filter(({ damage }) => damage > 0)
  const target = pokemonWith(player, game.ask.card(seat, { kind: 'heal', by: printedId(owner) }, topsOf(hurt)))
  const n = Math.min(target.damage, power.counters * COUNTER)
  target.damage -= n
  game.tell({ kind: 'healed', card: topCard(target), n })
}

function returnToHand(game: Duel, seat: Seat, pokemon: PokemonInPlay, power: Of<'returnSelfToHand'>): void {
  const player = playerAt(game.state, seat)
  leavePlay(player, pokemon)
  player.hand.push(...pokemon.cards)
  const attached = power.discardAttached ? player.discard : player.hand
  attached.push(...pokemon.energy, ...pokemon.tools)
  const isAttachedLost = power.discardAttached
  game.tell({ kind: 'returned-to-hand', owner: seat, card: topCard(pokemon), isAttachedLost })
}

/** P48: it is knocked out, its owner's opponent gets a Prize, and its card is energy from now on. */
function becomeEnergy(game: Duel, seat: Seat, pokemon: PokemonInPlay, power: Of<'selfKnockOutBecomeEnergy'>): void {
  const player = playerAt(game.state, seat)
  const others = topsOf(pokemonOf(player).filter((each) => each !== pokemon))
  const by = printedId(pokemon)
  const target = pokemonWith(player, game.ask.card(seat, { kind: 'attach-to', by }, others))
  const type = game.ask.one(seat, { kind: 'choose-type', by, as: 'energy' }, COLOR_CHOICES)
  const card = topCard(pokemon)
  pokemon.cards.pop()
  leavePlay(player, pokemon)
  player.discard.push(...pokemon.cards, ...pokemon.energy, ...pokemon.tools)
  attachEnergy(target, card, fuelFrom(type, power.provides))
  if (power.prizeForOpponent) player.lost++
  game.tell({ kind: 'became-energy', card, type, to: { card: topCard(target) } })
}
