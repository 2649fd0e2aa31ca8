import { fingerprintOf, type Seat } from '@turnwright/kernel'

/** Marks a change so that its retries are recognised. */
export interface Ticket {
  readonly key: string
  readonly digest: string
  readonly seat: Seat
}

/** The same key stands for the same request of the same seat, or it is refused. */
export function ticketFor(seat: Seat, act: string, body: { readonly key: string }): Ticket {
  return { key: body.key, digest: fingerprintOf(seat, act, body), seat }
}
