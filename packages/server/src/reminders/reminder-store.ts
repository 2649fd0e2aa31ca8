import type { Seat } from '@turnwright/kernel'
import type { StoredSeat } from '../store/store.ts'

/** A browser that is told, by the address and the keys that its push service gave it. */
export interface StoredPush {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
  /** In milliseconds: how long a game waits before its player is told. */
  readonly after: number
  readonly made: number
}

/** A mail address of somebody. */
export interface StoredMail {
  /** What stands for it in links, so that they tell nothing about whose it is. */
  readonly id: string
  readonly person: string
  readonly address: string
  readonly isConfirmed: boolean
  readonly after: number
  readonly made: number
}

export type Channel = 'push' | 'mail'

/** A turn of somebody, and the way on which they are told of it. */
export interface Turn {
  readonly table: string
  readonly person: string
  readonly channel: Channel
  /** Grows from one turn of a seat to its next: how long the log was when it began. */
  readonly turn: number
}

/** Somebody whose game has waited for long enough, and who was not told. */
export interface DueReminder extends Turn {
  readonly game: string
  readonly seats: readonly StoredSeat[]
  readonly seat: Seat
}

export interface DueWanted {
  readonly now: number
  /** Of tables that were changed since then. */
  readonly since: number
  /** Those that come after it, in the order of table, person and channel. */
  readonly last: Turn | null
  readonly limit: number
}

/** What is stored so that people can be called back, beside the tables. */
export interface ReminderStore {
  /** The secret key by which push services know this server: the one that was kept first, here or on another node. */
  pushKey(made: string): Promise<string>
  pushOf(person: string): Promise<readonly StoredPush[]>
  /** An endpoint is one person's; of more than so many the oldest goes. The wait is the same for all of theirs. */
  keepPush(push: StoredPush, most: number): Promise<void>
  /** Of that person, or whoever has it. */
  forgetPush(endpoint: string, person: string | null): Promise<void>
  mailOf(person: string): Promise<readonly StoredMail[]>
  mail(id: string): Promise<StoredMail | null>
  /** In the place of what was not confirmed before; what nobody has confirmed since then is forgotten. */
  keepMail(mail: StoredMail, unconfirmedSince: number): Promise<void>
  /** From now on it is the one of its person; false where there is none of that id, or it was made before then. */
  confirmMail(id: string, since: number): Promise<boolean>
  /** False where there is none. */
  forgetMail(id: string): Promise<boolean>
  setMailAfter(person: string, after: number): Promise<void>
  due(wanted: DueWanted): Promise<readonly DueReminder[]>
  /** True for the one who notes it first: nobody is told twice of a turn, whoever tells. */
  tell(turn: Turn): Promise<boolean>
  /** It could not be told after all. */
  untell(turn: Turn): Promise<void>
}
