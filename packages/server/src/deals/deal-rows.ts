import { type Columns, columnsOf } from '../store/columns.ts'
import type { StoredDeal, StoredDealGame } from './stored-deal.ts'

export interface DealRow {
  readonly id: string
  readonly game: string
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly day: string | null
  readonly opened_by: string | null
  readonly opened_by_name: string | null
  readonly created: number
  readonly closes: number
}

export const dealColumns: readonly string[] = columnsOf<DealRow>({
  id: true,
  game: true,
  options: true,
  seats: true,
  seed: true,
  day: true,
  opened_by: true,
  opened_by_name: true,
  created: true,
  closes: true,
})

export function dealParameters({ options, seats, by, byName, ...plain }: StoredDeal): Columns<DealRow> {
  return {
    ...plain,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    opened_by: by,
    opened_by_name: byName,
  }
}

/** Rows are ours: what was written by `dealParameters` reads back as a deal. */
export function dealIn({ options, seats, opened_by, opened_by_name, ...plain }: DealRow): StoredDeal {
  return { ...plain, options: JSON.parse(options), seats: JSON.parse(seats), by: opened_by, byName: opened_by_name }
}

export interface DealGameRow {
  readonly number: number
  readonly person: string
  readonly table_id: string
  readonly status: string | null
  readonly seats: string | null
  readonly result: string | null
}

export function dealGameIn({ number, person, table_id, status, seats, result }: DealGameRow): StoredDealGame {
  return {
    number,
    person,
    table: table_id,
    status,
    seats: seats === null ? [] : JSON.parse(seats),
    result: result === null ? null : JSON.parse(result),
  } as StoredDealGame
}
