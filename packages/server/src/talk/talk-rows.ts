import { type Columns, columnsOf } from '../store/columns.ts'
import type { SaidBefore, Spoken, StoredTalk, TalkReport } from './talk-store.ts'

export interface TalkRow {
  readonly table_id: string
  readonly number: number
  readonly person: string
  readonly seat: number
  readonly name: string
  readonly said: string
  readonly at: number
  readonly key: string
}

export const talkColumns: readonly string[] = columnsOf<TalkRow>({
  table_id: true,
  number: true,
  person: true,
  seat: true,
  name: true,
  said: true,
  at: true,
  key: true,
})

/** Rows are ours: what was written by `talkParameters` reads back as it was. */
export function talkIn({ number, person, seat, name, said, at }: TalkRow): StoredTalk {
  return { number, person, seat, name, said: JSON.parse(said), at }
}

export function talkParameters({ table, said, ...plain }: Spoken): Columns<Omit<TalkRow, 'number'>> {
  return { table_id: table, ...plain, said: JSON.stringify(said) }
}

export interface ReportRow {
  readonly table_id: string
  readonly number: number
  readonly reporter: string
  readonly reporter_name: string
  readonly about: string
  readonly about_name: string
  readonly said: string
  readonly before: string
  readonly at: number
}

export function beforeIn(text: string): readonly SaidBefore[] {
  return JSON.parse(text)
}

export function beforeText(before: readonly SaidBefore[]): string {
  return JSON.stringify(before)
}

export function reportParameters({ table, reporterName, aboutName, before, ...plain }: TalkReport): Columns<ReportRow> {
  return {
    table_id: table,
    ...plain,
    reporter_name: reporterName,
    about_name: aboutName,
    before: beforeText(before),
  }
}
