import type { Seat } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import { afterConverting } from './after-converting.ts'

/**
 * How something may go on that may also end here. While it could go on after converting something its owner is asked,
 * though nothing can be chosen yet but to be done.
 */
export function orDone<Choice>(
  { game }: AgricolaActionManager,
  seat: Seat,
  possible: () => readonly Choice[],
  done: Choice,
): readonly Choice[] {
  const now = possible()
  const goesOn = now.length > 0 || afterConverting(game, game.player(seat), () => possible().length > 0)
  return goesOn ? [...now, done] : now
}
