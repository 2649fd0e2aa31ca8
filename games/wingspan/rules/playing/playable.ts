import type { CardId, Cards, Unavailable } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import { PLAYER_BOARD } from '../../cards/board.ts'
import { habitatAt } from '../../cards/habitat.ts'
import { birdOf } from '../identities.ts'
import { rowAt, totalEggs } from '../mat.ts'
import type { Hindrance, Refused } from '../questions.ts'
import type { PlayerState } from '../state.ts'
import { canPay } from './payment.ts'

export const ALL_ROWS = 0b111

/** W12: the eggs to pay for the next bird of a row; null where the row is full. */
export function eggCost(player: PlayerState, row: number): number | null {
  const column = rowAt(player, row).length
  return PLAYER_BOARD.playBirdCosts[column] ?? null
}

/** The rows (as bits) whose next slot is free and whose eggs the player has. */
export function openRows(player: PlayerState): number {
  let eggs = -1
  let rows = 0
  for (let row = 0; row < player.rows.length; row++) {
    const cost = eggCost(player, row)
    if (cost === null) continue
    if (cost > 0 && eggs < 0) eggs = totalEggs(player)
    if (cost === 0 || cost <= eggs) rows |= 1 << row
  }
  return rows
}

/** W11, W12, W15: the rows (as bits, among those given) in which the player can afford the bird now. */
export function rowsFor(player: PlayerState, bird: Bird, open: number): number {
  const rows = bird.rowBits & open
  return rows !== 0 && canPay(bird.price, player.food) ? rows : 0
}

/** The cards in hand that can be played into one of the rows. */
export function playableCards(player: PlayerState, cards: Cards, among: number): CardId[] {
  const open = openRows(player) & among
  const playable: CardId[] = []
  if (open === 0) return playable
  for (const card of player.hand) if (rowsFor(player, birdOf(cards, card), open) !== 0) playable.push(card)
  return playable
}

/** Why the other cards in hand cannot be played now. */
export function unplayableCards(player: PlayerState, cards: Cards, among: number): Unavailable[] {
  const open = openRows(player) & among
  const unavailable: Unavailable[] = []
  for (const card of player.hand) {
    const bird = birdOf(cards, card)
    if (rowsFor(player, bird, open) !== 0) continue
    const [because, reason] = hindranceOf(player, bird, among, open)
    unavailable.push({ about: { kind: 'bird', card, because } satisfies Refused, reason, ref: { card } })
  }
  return unavailable
}

/** What keeps it in the hand, and the same in words. */
function hindranceOf(player: PlayerState, bird: Bird, among: number, open: number): readonly [Hindrance, string] {
  const rows = bird.rows.filter((row) => (among & (1 << row)) !== 0)
  if (rows.length === 0) return ['habitat', `It lives in the ${bird.lives.join(' or ')} alone`]
  const free = rows.filter((row) => eggCost(player, row) !== null)
  if (free.length === 0) return ['room', `No slot is free in your ${rows.map(habitatAt).join(' or ')}`]
  if (!free.some((row) => (open & (1 << row)) !== 0)) {
    const due = Math.min(...free.flatMap((row) => eggCost(player, row) ?? []))
    return ['eggs', `Needs ${due === 1 ? '1 egg' : `${due} eggs`} and you have ${totalEggs(player)}`]
  }
  return ['food', 'Your food does not pay for it, even with 2 standing in for 1']
}
