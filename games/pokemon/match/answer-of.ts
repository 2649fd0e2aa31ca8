import type { Selection } from '@turnwright/kernel'
import type { ExecuteActionDto } from './execute-action-dto.ts'

/** An action as an answer to the question that is open: the other half of `AvailableActionsService`. */
export function answerOf(action: ExecuteActionDto): Selection {
  switch (action.actionType) {
    case 'PLAY_POKEMON':
    case 'PLAY_TRAINER':
    case 'SET_ACTIVE_POKEMON':
    case 'SELECT_PRIZE':
      return [action.actionData.card]
    case 'ATTACH_ENERGY':
    case 'EVOLVE_POKEMON':
      return [{ title: action.actionData.card, selection: [action.actionData.pokemon] }]
    case 'RETREAT':
      return [{ title: 'retreat', selection: [action.actionData.pokemon] }]
    case 'ATTACK':
      return [`attack-${action.actionData.attack}`]
    case 'USE_ABILITY':
      return [`${action.actionData.discard ? 'discard' : 'power'}-${action.actionData.pokemon}`]
    case 'END_TURN':
      return ['end']
    case 'COMPLETE_INITIAL_SETUP':
      return action.actionData.bench
    case 'SELECT':
      return action.actionData.selection
    case 'CONCEDE':
      throw new TypeError('to concede is to leave the table: it answers no question')
    case 'APPROVE_MATCH':
    case 'CONFIRM_FIRST_PLAYER':
    case 'DRAW_CARD':
    case 'DRAW_INITIAL_CARDS':
    case 'GENERATE_COIN_FLIP':
    case 'SET_PRIZE_CARDS':
      return [action.actionType]
  }
}
