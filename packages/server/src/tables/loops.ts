import type { Game } from '@turnwright/kernel/host'
import { Refusal } from '../refusal.ts'

/** What a table may have taken back before anything was played, and for each answer that stands. */
const AT_FIRST = 500
const FOR_EACH_ANSWER = 4

/**
 * Whether more was taken back than play explains. The log keeps what was undone, so answering and undoing in turns would
 * make it grow for ever; once the game has moved on there is room again.
 */
export function isGoingInCircles(game: Game): boolean {
  const inForce = game.history.length
  return game.log.length - inForce >= AT_FIRST + FOR_EACH_ANSWER * inForce
}

export function mustNotGoInCircles(game: Game): void {
  if (!isGoingInCircles(game)) return
  throw new Refusal('undo-barred', 'Too much has been taken back at this table.', {
    next: 'Play on: after some more answers there can be taken back again.',
  })
}
