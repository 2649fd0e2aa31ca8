import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import type { NestShape } from '../cards/nest.ts'
import { takeFromDraft } from './deck.ts'
import { chooseNest, layEggs } from './eggs.ts'
import { ANY_FOOD, chooseDie } from './feeder.ts'
import { gainDie } from './food.ts'
import { eggRoom, hasNest } from './mat.ts'
import { CARDS } from './offers.ts'
import type { Wingspan } from './state.ts'

const PICK_CARD = { kind: 'pick-card' } as const

/** A die that a bird, perhaps somebody else's, brings to a player. */
export function takeDieFromFeeder(game: Wingspan, seat: Seat, left: number): void {
  const die = chooseDie(game, seat, ANY_FOOD, { kind: 'take-die', left, card: null })
  if (typeof die === 'string') return
  gainDie(game, seat, die)
  if (left > 1) doNext(game.state.agenda, { do: 'take-die', seat, left: left - 1 })
}

/** W38: eggs that a bird brings to everybody; each of the extra ones goes to another bird than those before. */
export function layOnNest(game: Wingspan, seat: Seat, nest: NestShape, n: number, extra: number): void {
  const used: CardId[] = []
  for (let laid = 0; laid < n + extra; laid++) {
    const mustDiffer = laid >= n
    const bird = chooseNest(
      game,
      seat,
      { kind: 'lay-on-nest', nest },
      (each) => eggRoom(each) > 0 && hasNest(each, nest) && !(mustDiffer && used.includes(each.card)),
    )
    if (bird === null) return
    layEggs(game, seat, bird, 1)
    used.push(bird.card)
  }
}

/** W42: one of the cards turned up. */
export function pickFromDraft(game: Wingspan, seat: Seat, left: number): void {
  const { drafting, agenda } = game.state
  if (drafting.length === 0 || left === 0) return
  const card = game.ask.one(seat, PICK_CARD, drafting.slice(), CARDS)
  takeFromDraft(game, seat, card)
  if (left > 1) doNext(agenda, { do: 'pick-draft', seat, left: left - 1 })
}
