import { type Columns, columnsOf } from '../store/columns.ts'
import type { Channel, DueReminder, StoredMail, StoredPush } from './reminder-store.ts'

export interface PushRow {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
  readonly wait: number
  readonly made: number
}

export const pushColumns: readonly string[] = columnsOf<PushRow>({
  endpoint: true,
  person: true,
  p256dh: true,
  auth: true,
  wait: true,
  made: true,
})

export function pushIn({ wait, ...plain }: PushRow): StoredPush {
  return { ...plain, after: wait }
}

export function pushParameters({ after, ...plain }: StoredPush): Columns<PushRow> {
  return { ...plain, wait: after }
}

export interface MailRow {
  readonly id: string
  readonly person: string
  readonly address: string
  readonly confirmed: number
  readonly wait: number
  readonly made: number
}

export const mailColumns: readonly string[] = columnsOf<MailRow>({
  id: true,
  person: true,
  address: true,
  confirmed: true,
  wait: true,
  made: true,
})

export function mailIn({ confirmed, wait, ...plain }: MailRow): StoredMail {
  return { ...plain, isConfirmed: confirmed === 1, after: wait }
}

export function mailParameters({ isConfirmed, after, ...plain }: StoredMail): Columns<MailRow> {
  return { ...plain, confirmed: isConfirmed ? 1 : 0, wait: after }
}

export interface DueRow {
  readonly table_id: string
  readonly game: string
  readonly seats: string
  readonly person: string
  readonly channel: Channel
  readonly seat: number
  readonly turn: number
}

export function dueIn({ table_id, seats, ...plain }: DueRow): DueReminder {
  return { ...plain, table: table_id, seats: JSON.parse(seats) }
}
