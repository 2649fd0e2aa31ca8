import { takeTask } from '@turnwright/kernel'
import { AgricolaActionManager } from './action-manager.ts'
import { draft } from './draft.ts'
import { cardEffects } from './effects/card-effects.ts'
import { finish, lastConversions } from './ending.ts'
import { afterBreeding } from './harvest/after-breeding.ts'
import { breedingPhase } from './harvest/breeding.ts'
import { feedingPhase } from './harvest/feeding.ts'
import { fieldPhase } from './harvest/field-phase.ts'
import { beginRound, endRound, fetchGoods, returnHome, startOfRound } from './rounds/rounds.ts'
import { takeTurn } from './rounds/turn.ts'
import { endOfSeriesGame } from './solo/end-of-series-game.ts'
import type { Agricola } from './state.ts'

/** One step: the first task of the agenda, which may put more of them there. */
export function step(game: Agricola): void {
  const task = takeTask(game.state.agenda)
  const actions = new AgricolaActionManager(game, cardEffects)
  switch (task?.do) {
    case 'draft':
      return draft(actions)
    case 'begin-round':
      return beginRound(actions)
    case 'fetch-goods':
      return fetchGoods(actions, task.seat)
    case 'start-of-round':
      return startOfRound(actions, task.seat)
    case 'turn':
      game.state.phase = 'work'
      return takeTurn(actions)
    case 'return-home':
      return returnHome(actions)
    case 'field-phase':
      return fieldPhase(actions, task.seat)
    case 'feed':
      return feedingPhase(actions, task.seat)
    case 'breed':
      return breedingPhase(actions, task.seat)
    case 'after-breeding':
      return afterBreeding(actions, task.seat)
    case 'end-round':
      return endRound(actions)
    case 'last-conversions':
      return lastConversions(actions, task.seat)
    case undefined:
      return game.state.series === null ? finish(game) : endOfSeriesGame(game, game.state.series)
  }
}
