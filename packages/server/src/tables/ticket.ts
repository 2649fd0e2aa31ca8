import { fingerprintOf, type Seat } from '@turnwright/kernel'

/** Marks a change so that its retries are recognised. */
export interface Ticket {
  readonly key: string
  readonly digest: string
  readonly seat: Seat
}

/** The same key stands for the same request of the same sender, or it is refused. Who gives up a seat is a person. */
export function ticketFor(
  seat: Seat,
  act: string,
  body: { readonly key: string },
  sender: Seat | string = seat,
): Ticket {
  return { key: body.key, digest: fingerprintOf(sender, act, body), seat }
}
