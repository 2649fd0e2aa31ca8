import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { foodIndex } from '../cards/food.ts'
import type { PinkTrigger } from '../cards/power.ts'
import { rowOf } from '../cards/habitat.ts'
import { birdOn } from './mat.ts'
import { type MatBird, playerAt, type Wingspan, type WingspanState } from './state.ts'
import type { Deed, Task } from './task.ts'

interface Woken {
  readonly seat: Seat
  readonly card: CardId
}

/** W27, W28: the pink powers that a deed wakes, clockwise from the left of whoever did it. Nobody reacts to themselves. */
export function wokenBy(state: WingspanState, seat: Seat, deed: Deed): readonly Woken[] {
  const { players } = state
  const woken: Woken[] = []
  for (let step = 1; step <= players.length; step++) {
    const other = (seat + step) % players.length
    const { isPresent, rows } = playerAt(state, other)
    if (other === seat || !isPresent) continue
    for (const row of rows)
      for (const bird of row) if (wakesTo(bird, deed)) woken.push({ seat: other, card: bird.card })
  }
  return woken
}

/** Puts the windows of a deed at the front of the agenda. */
export function openWindow(game: Wingspan, seat: Seat, deed: Deed): void {
  const woken = wokenBy(game.state, seat, deed)
  if (woken.length === 0) return
  doNext(game.state.agenda, ...woken.map((owner): Task => ({ do: 'pink', seat: owner.seat, card: owner.card })))
}

function wakesTo(bird: MatBird, deed: Deed): boolean {
  const { power } = birdOn(bird)
  return power !== null && power.color === 'pink' && !bird.reacted && answers(power.when, deed)
}

function answers(trigger: PinkTrigger, deed: Deed): boolean {
  if (deed.did === 'automa') return true
  switch (trigger.on) {
    case 'otherTakesLayEggs':
      return deed.did === 'lay-eggs'
    case 'otherPlaysBirdInHabitat':
      return deed.did === 'play-bird' && deed.row === rowOf(trigger.habitat)
    case 'otherPredatorSucceeds':
      return deed.did === 'hunt'
    case 'otherTakesGainFoodAndGained':
      return deed.did === 'gain-food' && (deed.foods & (1 << foodIndex(trigger.food))) !== 0
  }
}
