import type { CardId } from '@turnwright/kernel'
import type { Bird } from '../cards/bird.ts'
import { type NestShape, nestCounts } from '../cards/nest.ts'
import { BIRD_AT } from './identities.ts'
import type { MatBird, PlayerState } from './state.ts'

export function birdOn({ kind }: Pick<MatBird, 'kind'>): Bird {
  return BIRD_AT[kind] as Bird
}

export function rowAt(player: PlayerState, row: number): MatBird[] {
  const birds = player.rows[row]
  if (birds === undefined) throw new RangeError(`there is no row ${row} on a mat`)
  return birds
}

export function findBird(player: PlayerState, card: CardId): MatBird {
  for (const row of player.rows) for (const bird of row) if (bird.card === card) return bird
  throw new Error(`card ${card} lies on no row of this mat`)
}

/** The row that a bird lives in. */
export function rowWith(player: PlayerState, { card }: MatBird): number {
  for (let row = 0; row < player.rows.length; row++)
    for (const bird of rowAt(player, row)) if (bird.card === card) return row
  throw new Error(`card ${card} lies on no row of this mat`)
}

export function eggRoom(mat: MatBird): number {
  return birdOn(mat).eggs - mat.eggs
}

export function totalEggs(player: PlayerState): number {
  let eggs = 0
  for (const row of player.rows) for (const bird of row) eggs += bird.eggs
  return eggs
}

export function totalFood({ food }: PlayerState): number {
  let tokens = 0
  for (const n of food) tokens += n
  return tokens
}

export function hasNest(mat: MatBird, nest: NestShape): boolean {
  return nestCounts(birdOn(mat).nest, nest)
}

/** The cards of the birds for which something holds, row by row. */
export function cardsOfBirds(player: PlayerState, holds: (bird: MatBird) => boolean): CardId[] {
  const cards: CardId[] = []
  for (const row of player.rows) for (const bird of row) if (holds(bird)) cards.push(bird.card)
  return cards
}

export function anyBird(player: PlayerState, holds: (bird: MatBird) => boolean): boolean {
  for (const row of player.rows) for (const bird of row) if (holds(bird)) return true
  return false
}
