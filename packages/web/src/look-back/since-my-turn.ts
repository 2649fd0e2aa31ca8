import type { Seat } from '@turnwright/kernel'
import type { Outline } from '@turnwright/replay'

/**
 * The moment after a seat's last turn: everything from there on is what the others did. While it is asked, what it has answered in this turn is
 * passed over.
 */
export function sinceTurnOf({ first, stops }: Outline, seat: Seat, isAsked: boolean): number {
  const last = Math.max(0, stops.length - 1)
  let at = last
  while (isAsked && at > 0 && stops[at - 1]?.seat === seat) at--
  if (at === 0) at = last
  while (at > 0 && stops[at - 1]?.seat !== seat) at--
  return first + at
}
