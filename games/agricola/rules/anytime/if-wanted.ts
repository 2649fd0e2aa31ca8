import type { Seat } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Question } from '../questions.ts'
import { afterConverting } from './after-converting.ts'

interface Wish {
  readonly id: 'yes' | 'no'
  readonly about: { readonly kind: 'yes' | 'no' }
  readonly value: boolean
}

const WANTED: Wish = { id: 'yes', about: { kind: 'yes' }, value: true }
const UNWANTED: Wish = { id: 'no', about: { kind: 'no' }, value: false }
const YES: readonly Wish[] = [WANTED]
const YES_NO: readonly Wish[] = [WANTED, UNWANTED]
const NO: readonly Wish[] = [UNWANTED]

const ALWAYS_ASKED = { noAutoRespond: true }
const never = (): boolean => false

/** Whether something can be done now, or could be after its owner converted something (G59). */
export function couldBe({ game }: AgricolaActionManager, seat: Seat, isPossible: () => boolean): boolean {
  return isPossible() || afterConverting(game, game.player(seat), isPossible)
}

/** Whether its owner wants it done. Until it can be it may only be refused; what is needed to go on may not. */
export function isWanted(
  actions: AgricolaActionManager,
  seat: Seat,
  about: Question,
  isPossible: () => boolean,
  isNeeded: () => boolean = never,
): boolean {
  const choices = (): readonly Wish[] => {
    if (!isPossible()) return NO
    return isNeeded() ? YES : YES_NO
  }
  return actions.one(seat, about, choices, ALWAYS_ASKED)
}
