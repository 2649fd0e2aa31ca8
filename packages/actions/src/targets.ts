import type { About, ChoiceOption, Rules, Seat } from '@turnwright/kernel'
import { Bill } from './bill.ts'

/** One target to be chosen. Targets are numbers: cards, seats or links, as the game tells them apart. */
export interface TargetSlot<A extends About = About> {
  readonly about: A
  readonly legal: readonly number[]
  /** Slots of one group take different targets. */
  readonly group?: number
}

/** A target as it is offered: a number alone is a card, anything else has the target as its value. */
export type TargetFace = number | (ChoiceOption<number> & { readonly value: number })

/** How a target is shown to whoever chooses. */
export type ShowTarget = (target: number) => TargetFace

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
export function chooseTargets<State, Options, A extends About>(
  game: Rules<State, Options, A>,
  seat: Seat,
  slots: readonly TargetSlot<A>[],
  show: ShowTarget = (target) => target,
): readonly number[] | null {
  if (!targetsExist(slots)) return null
  const chosen: number[] = []
  for (const { legal, about } of slots) {
    const open = slots.length === 1 ? legal : legal.filter((target) => fits(slots, [...chosen, target]))
    const [only] = open
    if (open.length === 1 && only !== undefined) chosen.push(only)
    else chosen.push(game.ask.one(seat, about, open.map(show), IN_PRIVATE))
  }
  return chosen
}

const IN_PRIVATE = { cards: true, private: true } as const

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
