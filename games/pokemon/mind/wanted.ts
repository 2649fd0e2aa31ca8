import type { CardId, Seat } from '@turnwright/kernel'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { faceNow } from '../rules/powers/working.ts'
import { type DuelState, type PlayerState, playerAt } from '../rules/state.ts'
import { nameOf } from '../rules/traits.ts'
import { trainerWorth } from './trainer-use.ts'
import { missing } from './energy-needs.ts'
import { type Scene, scoreOfKind } from './scene.ts'

const FEW = 3
/** Energy of a type that an attack asks for by name, as Colorless, or not at all. */
const BY_NAME = 130
const AS_COLORLESS = 105
const NOT_NEEDED = 50

/** How much a player would like to have a card in hand. */
export function wanted({ state, cards }: Scene, seat: Seat, card: CardId): number {
  const kind = cards.kind(card)
  const face = faceOf(kind)
  const player = playerAt(state, seat)
  switch (face.role) {
    case 'trainer':
      return trainerWorth(kind)
    case 'energy':
      return wantedEnergy(state, player, face.fuel)
    case 'basic':
      return (player.bench.length + 1 < FEW ? 140 : 45) + scoreOfKind(kind) / 10
    case 'evolution': {
      const share = scoreOfKind(kind) / 10
      if (isInPlay(player, face.evolvesFrom)) return 160 + share
      return player.hand.some((each) => faceOf(cards.kind(each)).name === face.evolvesFrom) ? 80 + share : 15 + share
    }
  }
}

function isInPlay({ active, bench }: PlayerState, name: string | null): boolean {
  if (active !== null && nameOf(active) === name) return true
  for (const each of bench) if (nameOf(each) === name) return true
  return false
}

function wantedEnergy(state: DuelState, { active, bench }: PlayerState, fuel: number): number {
  let most = active === null ? NOT_NEEDED : needs(state, active, fuel)
  for (const each of bench) most = Math.max(most, needs(state, each, fuel))
  return most
}

function needs(state: DuelState, pokemon: PokemonInPlay, fuel: number): number {
  let most = NOT_NEEDED
  for (const face of faceNow(state, pokemon).attacks) {
    if (missing(state, pokemon, face, fuel) >= missing(state, pokemon, face, -1)) continue
    if (face.typed.some(({ type }) => type === fuel)) return BY_NAME
    most = AS_COLORLESS
  }
  return most
}
