import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { isGoingInCircles } from './going-in-circles.ts'
import { beforeAPerson, firstThatMayGo, isAllowed, lookBack } from './look-back.ts'
import type { SeatedTable } from './seated-table.ts'
import { isOwnAlone } from './turn-to-take-back.ts'

/** Why something cannot be taken back, and what to do instead. */
export interface UndoBar {
  readonly detail: string
  readonly next: string
}

const IN_CIRCLES: UndoBar = {
  detail: 'You have taken back too much at this table.',
  next: 'Play on: after some more answers you can take back again.',
}

const NO_SECOND_LOOKS: UndoBar = {
  detail:
    'This table allows no second looks: only your own last answers can be taken back, until something is revealed or another player answers.',
  next: 'Play on. A table that allows second looks can be opened in the lobby.',
}

const NOT_YOURS_ALONE: UndoBar = {
  detail: 'Not all of these answers are yours to take back alone.',
  next: 'Take back the last one, or ask the others to go back further.',
}

/** Why a seat cannot take back all but the first so many answers alone; null where only the kernel has a say. */
export function barToUndo(table: SeatedTable, game: Game, seat: Seat, answers: number | undefined): UndoBar | null {
  if (!table.allowsSecondLooks && game.history.length > 0 && !game.canUndo(seat)) return NO_SECOND_LOOKS
  if (isGoingInCircles(game, seat)) return IN_CIRCLES
  return answers === undefined || isOwnAlone(game, seat, answers) ? null : NOT_YOURS_ALONE
}

/** Where an offer leads, or why there is nothing to offer. */
export function aimOfOffer(table: SeatedTable, game: Game, seat: Seat, answers: number): number | UndoBar {
  if (isGoingInCircles(game, seat)) return IN_CIRCLES
  if (answers >= game.history.length)
    return { detail: 'There is no answer to take back there.', next: 'Play on, or offer to go back further.' }
  const aim = beforeAPerson(table, game, answers)
  if (aim < 0)
    return { detail: 'Nobody but programs had answered by then.', next: 'Play on: there is nothing to take back yet.' }
  const lessFar = 'Play on, or offer to go back less far.'
  if (aim < game.history.floor) return { detail: 'That was answered under earlier rules, and stays.', next: lessFar }
  if (aim < firstThatMayGo(table, game))
    return { detail: 'Somebody has left since then, and that stays.', next: lessFar }
  return aim
}

/** Why a table does not take back so much, whoever agrees. */
export function barToOffer(table: SeatedTable, game: Game, seat: Seat, aim: number): UndoBar | null {
  return isAllowed(table, lookBack(game, aim, seat)) ? null : NO_SECOND_LOOKS
}
