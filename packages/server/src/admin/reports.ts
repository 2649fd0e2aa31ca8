import { beforeIn, type ReportRow } from '../talk/talk-rows.ts'
import type { Ledger } from './ledger.ts'

/** Something that was said at a table and that somebody there reported. */
export interface ListedReport {
  readonly table: string
  readonly number: number
  /** The id that `ban` takes. */
  readonly about: string
  readonly aboutName: string
  readonly said: string
  /** What was said before it. */
  readonly before: readonly string[]
  readonly reporter: string
  readonly reporterName: string
  readonly at: number
}

/** The newest first. */
export async function reportsIn(ledger: Ledger, limit: number): Promise<readonly ListedReport[]> {
  const rows = await ledger.all<ReportRow>(
    'SELECT * FROM talk_reports ORDER BY at DESC, table_id, number LIMIT $1',
    limit,
  )
  return rows.map(({ table_id, about_name, reporter_name, before, ...row }) => ({
    ...row,
    table: table_id,
    aboutName: about_name,
    reporterName: reporter_name,
    before: beforeIn(before).map(({ name, said }) => `${name}: ${said}`),
  }))
}
