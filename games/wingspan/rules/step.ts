import { doNext, takeTask } from '@turnwright/kernel'
import { automaTurn } from './automa/turn.ts'
import { discardAtTurnEnd, endTurn } from './end-turn.ts'
import { finish } from './ending.ts'
import { layOnNest, pickFromDraft, takeDieFromFeeder } from './handed-out.ts'
import { keepBonus } from './bonus-deck.ts'
import { openWindow } from './pink.ts'
import { activateRow, resolvePower, resolveReaction } from './powers/resolve-power.ts'
import { beginRound, endRound } from './rounds.ts'
import { drawCards, gainFood, layEggsByRow, trade } from './row-actions.ts'
import { chooseStartingHands } from './starting-hands.ts'
import { playerAt, type Wingspan, type WingspanState } from './state.ts'
import type { Task } from './task.ts'
import { takeTurn } from './turn.ts'

/** One step: the first task of the agenda, which may put more of them there. */
export function step(game: Wingspan): void {
  const { state } = game
  const task = takeTask(state.agenda)
  if (task === undefined) return finish(game)
  if (state.gone > 0 && isOfSomebodyGone(state, task)) return
  switch (task.do) {
    case 'starting-hands':
      return chooseStartingHands(game)
    case 'begin-round':
      return beginRound(game)
    case 'turn':
      return takeTurn(game, task.seat)
    case 'discard-duty':
      return discardAtTurnEnd(game, task.seat)
    case 'end-turn':
      return endTurn(game, task.seat)
    case 'end-round':
      return endRound(game)
    case 'automa-turn':
      return automaTurn(game)
    case 'gain-food':
      return gainFood(game, task.seat, task.left)
    case 'lay-eggs':
      return layEggsByRow(game, task.seat, task.left)
    case 'draw':
      return drawCards(game, task.seat, task.left, task.must)
    case 'trade':
      return trade(game, task.seat, task.row)
    case 'react':
      return openWindow(game, task.seat, task.to)
    case 'pink':
      return resolveReaction(game, task.seat, task.card)
    case 'activate':
      return activateRow(game, task.seat, task.row)
    case 'power':
      return resolvePower(game, task.seat, task.card, task.chain)
    case 'take-die':
      return takeDieFromFeeder(game, task.seat, task.left)
    case 'lay-on-nest':
      return layOnNest(game, task.seat, task.nest, task.n, task.extra)
    case 'pick-draft':
      return pickFromDraft(game, task.seat, task.left)
    case 'keep-bonus':
      return keepBonus(game, task.seat, task.keep)
  }
}

/** Whoever has left does nothing any more; what they began is not gone on with, except that their turn ends. */
function isOfSomebodyGone(state: WingspanState, task: Task): boolean {
  if (!('seat' in task) || task.do === 'end-turn' || playerAt(state, task.seat).isPresent) return false
  if (task.do === 'turn') doNext(state.agenda, { do: 'end-turn', seat: task.seat })
  return true
}
