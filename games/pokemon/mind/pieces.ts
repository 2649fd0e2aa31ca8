import type { Seat } from '@turnwright/kernel'
import { CARDS } from '../cards/catalogue.ts'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { other, playerAt } from '../rules/state.ts'
import type { Scene } from './scene.ts'

/** What every card of the catalogue can be counted as: in play, and in hand. */
export const PIECES: readonly string[] = [
  ...CARDS.map(({ id }) => `${id} in play`),
  ...CARDS.map(({ id }) => `${id} in hand`),
]

/** Told of a piece by its number, and how much of it there is. */
export type Visit = (piece: number, n: number) => void

/** All pieces on the table, the opponent's as less than nothing. A hurt Pokémon is a part of one. */
export function visitPieces(scene: Scene, seat: Seat, visit: Visit): void {
  visitSide(scene, seat, 1, visit)
  visitSide(scene, other(seat), -1, visit)
}

function visitSide({ state, cards }: Scene, seat: Seat, sign: number, visit: Visit): void {
  const { active, bench, hand } = playerAt(state, seat)
  if (active !== null) visitPokemon(active, sign, visit)
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined) visitPokemon(each, sign, visit)
  }
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card !== undefined) visit(CARDS.length + cards.kind(card), sign)
  }
}

function visitPokemon({ kind, damage }: PokemonInPlay, sign: number, visit: Visit): void {
  const { hp } = faceOf(kind)
  visit(kind, hp > damage ? (sign * (hp - damage)) / hp : 0)
}
