import type { Seat } from '@turnwright/kernel'
import type { Rounds } from '../cards/effect.ts'
import { type Goods, isGood } from '../cards/goods.ts'
import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { type Agricola, playerAt } from './state.ts'

/** The rounds still to come that are meant; what lies past the last one is lost. */
export function roundsMeant(now: number, rounds: Rounds): readonly number[] {
  return everyRound(now, rounds).filter((round) => round > now && round <= TOTAL_ROUNDS)
}

function everyRound(now: number, rounds: Rounds): readonly number[] {
  if ('next' in rounds) return Array.from({ length: rounds.next }, (_, n) => now + 1 + n)
  if ('offsets' in rounds) return rounds.offsets.map((offset) => now + offset)
  if ('fixed' in rounds) return rounds.fixed
  const all = Array.from({ length: TOTAL_ROUNDS }, (_, n) => n + 1)
  return rounds.remaining === 'even' ? all.filter((round) => round % 2 === 0) : all
}

/** Lays goods onto round spaces; their owner gets them when the round begins. */
export function promiseGoods(game: Agricola, seat: Seat, goods: Goods, rounds: Rounds): void {
  const { state } = game
  const { promised } = playerAt(state, seat)
  const meant = roundsMeant(state.round, rounds)
  for (const round of meant)
    for (const good in goods) if (isGood(good)) promised.push({ round, what: good, n: goods[good] ?? 0 })
  if (meant.length > 0) game.tell({ kind: 'lays-goods', seat, goods, rounds: meant })
}

export function promiseField(game: Agricola, seat: Seat, n: number, rounds: Rounds): void {
  const { state } = game
  for (const round of roundsMeant(state.round, rounds)) {
    playerAt(state, seat).promised.push({ round, what: 'plow', n })
    game.tell({ kind: 'lays-field', seat, n, round })
  }
}
