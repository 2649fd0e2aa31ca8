import type { Seat } from '@turnwright/kernel'
import { fingerprintOf } from '@turnwright/kernel/host'
import type { Standing } from './audiences.ts'

/** Marks a change so that its retries are recognised. */
export interface Ticket {
  readonly key: string
  readonly digest: string
  /** Where the log stays as it is: one sender's tickets for one act are counted for themselves. */
  readonly countedAs: string
  /** From where its sender sees what it did. */
  readonly seat: Standing
}

/** The same key stands for the same request of the same sender, or it is refused. Who gives up a seat is a person. */
export function ticketFor(
  seat: Standing,
  act: string,
  body: { readonly key: string },
  sender: Seat | string = seat,
): Ticket {
  return { key: body.key, digest: fingerprintOf(sender, act, body), countedAs: fingerprintOf(sender, act), seat }
}

/** For what somebody does to a table and not from a seat: who sits where may be another question afterwards. */
export function ticketOf(person: string, act: string, body: { readonly key: string }): Ticket {
  return ticketFor('watching', act, body, person)
}
