import type { CardId, Seat } from '@turnwright/kernel'
import type { ActivatedPower } from '../../cards/power.ts'
import { COLORS, ENERGY_TYPES, typeAt, typeIndex } from '../../cards/energy-type.ts'
import { type About, flipCoin, pickCard, pickOption } from '../ask.ts'
import type { Asking } from '../asking.ts'
import { faceOfCard } from '../faces.ts'
import { fuelFrom, typeIn } from '../fuel.ts'
import { attachEnergy, detachEnergy, leavePlay, pokemonWith, switchActive, topsOf } from '../movements.ts'
import { type PokemonInPlay, topCard } from '../pokemon-in-play.ts'
import { type Duel, playerAt, pokemonOf } from '../state.ts'
import { nameOf, typeOf } from '../traits.ts'
import { isActivated, sourcesOfCounters, targetsOfCounters, typesToTake } from './obstacles.ts'
import { peek } from './peek.ts'
import { faceNow } from './working.ts'

type Of<Kind extends ActivatedPower['kind']> = Extract<ActivatedPower, { readonly kind: Kind }>

const COUNTER = 10

/** P43: a power that its owner uses before attacking. */
export function activatePower(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const { power } = faceNow(game.state, pokemon)
  if (power === null || !isActivated(power)) throw new Error(`${nameOf(pokemon)} has no power to use`)
  pokemon.powerUsed = game.state.turnNumber
  game.tell('{player} uses {power} of {pokemon}', {
    player: { seat },
    power: power.name,
    pokemon: { card: topCard(pokemon) },
  })
  switch (power.kind) {
    case 'moveDamageCounters':
      return moveCounters(game, seat, pokemon, power)
    case 'extraEnergyAttach':
      return attachMore(game, seat, pokemon, power)
    case 'convertOwnEnergyType':
      pokemon.converted = game.state.turnNumber
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

function about({ kind }: PokemonInPlay, asking: Asking): About {
  return { asking, by: kind }
}

function moveCounters(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'moveDamageCounters'>): void {
  const { state } = game
  const side = playerAt(state, power.from === 'ownAny' ? seat : 1 - seat)
  const sources = topsOf(sourcesOfCounters(state, seat, owner, power))
  const from = pokemonWith(side, pickCard(game, seat, about(owner, 'damage-from'), 'Take damage from', sources))
  const targets = topsOf(targetsOfCounters(state, seat, owner, power, from))
  const to = pokemonWith(side, pickCard(game, seat, about(owner, 'damage-to'), 'Put it on', targets))
  from.damage -= power.each * COUNTER
  to.damage += power.each * COUNTER
  game.tell('{damage} damage moves from {from} to {to}', {
    damage: power.each * COUNTER,
    from: { card: topCard(from) },
    to: { card: topCard(to) },
  })
}

/** Rain Dance: the energy cards are alike, so only the target is asked. */
function attachMore(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'extraEnergyAttach'>): void {
  const { state, cards } = game
  const player = playerAt(state, seat)
  const fuel = typeIndex(power.energy)
  const card = player.hand.find((each) => faceOfCard(cards, each).fuel === fuel) as CardId
  const fitting = pokemonOf(player).filter((each) => typeOf(state, each) === typeIndex(power.targetType))
  const target = pokemonWith(player, pickCard(game, seat, about(owner, 'attach-to'), 'Attach it to', topsOf(fitting)))
  cards.reveal(card)
  player.hand.splice(player.hand.indexOf(card), 1)
  attachEnergy(target, card, fuel)
  if (power.usesTurnAttachment) state.energyAttached = true
  game.tell('{player} attaches {card} to {pokemon}', {
    player: { seat },
    card: { card },
    pokemon: { card: topCard(target) },
  })
}

function moveEnergy(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'moveEnergy'>): void {
  const player = playerAt(game.state, seat)
  const all = pokemonOf(player)
  const type = typeIndex(power.energy)
  for (let moved = 0; moved < power.each; moved++) {
    const fitting = all.flatMap(({ energy, fuel }) => energy.filter((_, at) => typeIn(fuel[at] as number) === type))
    const card = pickCard(game, seat, about(owner, 'energy-to-move'), 'Choose an energy card to move', fitting)
    const from = all.find(({ energy }) => energy.includes(card)) as PokemonInPlay
    const others = topsOf(all.filter((each) => each !== from))
    const to = pokemonWith(player, pickCard(game, seat, about(owner, 'attach-to'), 'Move it to', others))
    attachEnergy(to, card, detachEnergy(from, card))
    game.tell('{card} moves from {from} to {to}', {
      card: { card },
      from: { card: topCard(from) },
      to: { card: topCard(to) },
    })
  }
}

function shift(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const types = typesToTake(game.state, pokemon).map(typeAt)
  const type = pickOption(game, seat, about(pokemon, 'choose-type'), 'Choose a type', types)
  pokemon.type = typeIndex(type)
  game.tell('{pokemon} is now {type}', { pokemon: { card: topCard(pokemon) }, type })
}

function healByCoin(game: Duel, seat: Seat, owner: PokemonInPlay, power: Of<'coinHeal'>): void {
  if (!flipCoin(game, seat, power.name)) return
  const player = playerAt(game.state, seat)
  const hurt = pokemonOf(player).filter(({ damage }) => damage > 0)
  const target = pokemonWith(player, pickCard(game, seat, about(owner, 'heal'), 'Heal', topsOf(hurt)))
  target.damage = Math.max(0, target.damage - power.counters * COUNTER)
  game.tell('{pokemon} is healed', { pokemon: { card: topCard(target) } })
}

function returnToHand(game: Duel, seat: Seat, pokemon: PokemonInPlay, power: Of<'returnSelfToHand'>): void {
  const player = playerAt(game.state, seat)
  leavePlay(player, pokemon)
  player.hand.push(...pokemon.cards)
  const attached = power.discardAttached ? player.discard : player.hand
  attached.push(...pokemon.energy, ...pokemon.tools)
}

/** P48: it is knocked out, its owner's opponent gets a Prize, and its card is energy from now on. */
function becomeEnergy(game: Duel, seat: Seat, pokemon: PokemonInPlay, power: Of<'selfKnockOutBecomeEnergy'>): void {
  const player = playerAt(game.state, seat)
  const others = topsOf(pokemonOf(player).filter((each) => each !== pokemon))
  const target = pokemonWith(player, pickCard(game, seat, about(pokemon, 'attach-to'), 'Attach it to', others))
  const type = pickOption(game, seat, about(pokemon, 'choose-type'), 'Choose the energy it gives', COLORS)
  const card = pokemon.cards.pop() as CardId
  leavePlay(player, pokemon)
  player.discard.push(...pokemon.cards, ...pokemon.energy, ...pokemon.tools)
  attachEnergy(target, card, fuelFrom(type, power.provides))
  if (power.prizeForOpponent) player.lost++
  game.tell('{card} is now {type} energy on {pokemon}', {
    card: { card },
    type: ENERGY_TYPES[typeIndex(type)] as string,
    pokemon: { card: topCard(target) },
  })
}
