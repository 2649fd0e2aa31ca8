import type { Seat, Selection } from '@turnwright/kernel'
import { ResponseError, type SelectionItem } from '@turnwright/kernel/host'
import type { Question } from '../rules/questions.ts'
import type { EstravenGame } from './saved-game.ts'

/** One move of boardgame.io is one answer: which questions it answers, and what its arguments mean there. */
export interface AnsweringMove {
  readonly answers: readonly Question['kind'][]
  readonly selection: (...args: readonly SelectionItem[]) => Selection
}

export type MoveName =
  | 'chooseDecks'
  | 'mulligan'
  | 'playCardFromHand'
  | 'pitchCard'
  | 'activateAbility'
  | 'chooseAbility'
  | 'declareAttack'
  | 'chooseFollowers'
  | 'trade'
  | 'takeFromMarket'
  | 'declareBlock'
  | 'assignBlock'
  | 'passPriority'
  | 'endTurn'
  | 'selectTarget'
  | 'payWith'
  | 'orderTriggers'
  | 'discard'
  | 'search'

/** Cards are named by their ids, players, links and everything else by the ids of the choices that `prompts` list. */
export const ANSWERING_MOVES: Readonly<Record<MoveName, AnsweringMove>> = {
  chooseDecks: { answers: ['decks'], selection: (one, other) => [one, other] as Selection },
  mulligan: { answers: ['mulligan'], selection: cards },
  playCardFromHand: { answers: ['main', 'priority'], selection: single },
  pitchCard: within('Pitch', ['main', 'priority']),
  activateAbility: within('Use', ['main', 'priority']),
  chooseAbility: { answers: ['which-ability'], selection: single },
  declareAttack: within('Attack', ['main']),
  chooseFollowers: { answers: ['followers'], selection: cards },
  trade: within('Trade', ['main']),
  takeFromMarket: { answers: ['take'], selection: single },
  declareBlock: { answers: ['block', 'block-more'], selection: single },
  assignBlock: { answers: ['blocked'], selection: single },
  passPriority: {
    answers: ['priority'],
    selection: (until) => [typeof until === 'string' ? `pass-${until}` : 'pass'],
  },
  endTurn: { answers: ['main'], selection: () => ['end-turn'] },
  selectTarget: { answers: ['target'], selection: single },
  payWith: { answers: ['payment'], selection: cards },
  orderTriggers: { answers: ['which-first'], selection: single },
  discard: { answers: ['discard'], selection: cards },
  search: { answers: ['search'], selection: single },
}

function single(item?: SelectionItem): Selection {
  return item === undefined ? [] : [item]
}

function cards(items?: SelectionItem): Selection {
  return Array.isArray(items) ? items : []
}

/** Main choices of one kind stand in a group. */
function within(group: string, answers: AnsweringMove['answers']): AnsweringMove {
  return { answers, selection: (card) => [{ title: group, selection: single(card) }] }
}

/** Hands an answer in; false where the rules refuse it, and then nothing has changed. */
export function answer(game: EstravenGame, seat: Seat, move: AnsweringMove, args: readonly SelectionItem[]): boolean {
  const actor = game.player(seat).name
  const open = game.waiting?.selectors.find((selector) => selector.actor === actor)
  if (open === undefined || !move.answers.some((kind) => kind === open.about?.kind)) return false
  return isAccepted(() => game.respondToInputRequest({ actor, title: open.title, selection: move.selection(...args) }))
}

/** E51: at any time, whoever's turn it is. */
export function concede(game: EstravenGame, seat: Seat): boolean {
  return isAccepted(() => game.leave(seat))
}

function isAccepted(act: () => void): boolean {
  try {
    act()
    return true
  } catch (refusal) {
    if (refusal instanceof ResponseError) return false
    throw refusal
  }
}
