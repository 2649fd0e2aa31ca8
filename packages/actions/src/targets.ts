import type { Choice, Game, Seat } from '@turnwright/kernel'
import { Bill } from './bill.ts'

/** One target to be chosen. Targets are numbers: cards, seats or links, as the game tells them apart. */
export interface TargetSlot {
  readonly title: string
  readonly legal: readonly number[]
  /** Slots of one group take different targets. */
  readonly group?: number
}

/** How a target is shown to whoever chooses. A number alone is a card. */
export type ShowTarget = (target: number) => Choice

/** Whether every slot can get a target of its own. */
export function targetsExist(slots: readonly TargetSlot[]): boolean {
  const [only] = slots
  return slots.length === 1 && only !== undefined ? only.legal.length > 0 : fits(slots, [])
}

/**
 * Pauses the action until every target is chosen, one question a slot, asked in private: nobody learns of an action
 * that may still be taken back. Only targets that leave one for every other slot are offered; where there is just one,
 * nothing is asked. Null where some slot has no legal target: then nothing was asked at all.
 */
export function chooseTargets<State, Options>(
  game: Game<State, Options>,
  seat: Seat,
  slots: readonly TargetSlot[],
  show: ShowTarget = (target) => target,
): readonly number[] | null {
  if (!targetsExist(slots)) return null
  const chosen: number[] = []
  for (const { legal, title } of slots) {
    const open = slots.length === 1 ? legal : legal.filter((target) => fits(slots, [...chosen, target]))
    const [only] = open
    if (open.length === 1 && only !== undefined) chosen.push(only)
    else chosen.push(askFor(game, seat, title, open, show))
  }
  return chosen
}

function askFor<State, Options>(
  game: Game<State, Options>,
  seat: Seat,
  title: string,
  open: readonly number[],
  show: ShowTarget,
): number {
  const faces = open.map(show)
  const [answer] = game.requestInputSingle({
    actor: game.player(seat).name,
    title,
    choices: faces,
    cards: true,
    private: true,
  })
  const at = faces.findIndex((face) => answer === face || (typeof face === 'object' && answer === valueOf(face)))
  return open[at] as number
}

function valueOf(face: Exclude<Choice, string | number>): unknown {
  return 'value' in face ? face.value : (face.id ?? face.title)
}

/** Whether the slots can be filled when the first of them are filled like this. */
function fits(slots: readonly TargetSlot[], chosen: readonly number[]): boolean {
  const bills = new Map<number, Bill>()
  for (const [at, { legal, group }] of slots.entries()) {
    const pick = chosen[at]
    const open = pick === undefined ? legal : legal.filter((target) => target === pick)
    if (open.length === 0) return false
    if (group === undefined) continue
    const bill = bills.get(group) ?? new Bill()
    bills.set(group, bill)
    if (!bill.claim(open, 1)) return false
  }
  return true
}
