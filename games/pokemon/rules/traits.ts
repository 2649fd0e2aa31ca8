import type { CardId, Cards } from '@turnwright/kernel'
import { faceOf, faceOfCard } from './faces.ts'
import type { Lasting, LastingKind, PokemonInPlay } from './pokemon-in-play.ts'
import { faceNow, isGassed } from './powers/working.ts'
import type { DuelState } from './state.ts'

/** What a Pokémon is now, with all that changes it. */
export function hpOf(state: DuelState, pokemon: PokemonInPlay): number {
  return faceNow(state, pokemon).hp
}

export function typeOf(state: DuelState, pokemon: PokemonInPlay): number {
  return pokemon.type >= 0 && holdsShift(state, pokemon) ? pokemon.type : faceNow(state, pokemon).type
}

/** P45, P46: a type that Shift gave is gone under Toxic Gas, and when Ditto is somebody else. */
function holdsShift(state: DuelState, pokemon: PokemonInPlay): boolean {
  return !isGassed(state) && faceNow(state, pokemon).power?.kind === 'changeOwnType'
}

export function weaknessOf(state: DuelState, pokemon: PokemonInPlay): number {
  return pokemon.weakness >= 0 ? pokemon.weakness : faceNow(state, pokemon).weakness
}

export function resistanceOf(state: DuelState, pokemon: PokemonInPlay): number {
  return pokemon.resistance >= 0 ? pokemon.resistance : faceNow(state, pokemon).resistance
}

export function isKnockedOut(state: DuelState, pokemon: PokemonInPlay): boolean {
  return pokemon.out || (pokemon.damage > 0 && pokemon.damage >= hpOf(state, pokemon))
}

/** What people call it. */
export function nameOf({ kind }: PokemonInPlay): string {
  return faceOf(kind).name
}

/** What its top card is, such as `base1-58`: the name under which a question comes from it. */
export function printedId({ kind }: PokemonInPlay): string {
  return faceOf(kind).card.id
}

/** An effect of this kind that is felt in this turn. */
export function feels({ turnNumber }: DuelState, { lasting }: PokemonInPlay, kind: LastingKind): Lasting | null {
  for (let i = 0; i < lasting.length; i++) {
    const each = lasting[i]
    if (each !== undefined && each.kind === kind && each.turn === turnNumber) return each
  }
  return null
}

/** What all PlusPowers on a Pokémon add. */
export function bonusOf(cards: Cards, { tools }: PokemonInPlay): number {
  return tools.length === 0 ? 0 : sumOf(cards, tools, 'INCREASE_DAMAGE')
}

/** What all Defenders on a Pokémon take off. */
export function shieldOf(cards: Cards, { tools }: PokemonInPlay): number {
  return tools.length === 0 ? 0 : sumOf(cards, tools, 'REDUCE_DAMAGE')
}

function sumOf(cards: Cards, tools: readonly CardId[], type: 'INCREASE_DAMAGE' | 'REDUCE_DAMAGE'): number {
  let sum = 0
  for (const tool of tools) {
    const { trainer } = faceOfCard(cards, tool)
    if (trainer === null) continue
    for (const effect of trainer.effects) if (effect.effectType === type) sum += effect.n
  }
  return sum
}
