import type { Sql } from 'postgres'
import {
  type DealGameRow,
  type DealRow,
  dealColumns,
  dealGameIn,
  dealIn,
  dealParameters,
} from '../../deals/deal-rows.ts'
import { type DealGamesWanted, EACH_ADDRESS, type StoredDeal, type StoredDealGame } from '../../deals/stored-deal.ts'
import { A_DAY, DAYS_OF_EMPTY_DEALS } from '../day.ts'
import { lock, type Speaker } from './connect.ts'

/** Two at once by one person, or of one game and day, wait for each other: looking, counting and storing are one. */
export function createDeal(sql: Sql, deal: StoredDeal, most: number): Promise<StoredDeal | null> {
  const { id, game, day, by, created } = deal
  return sql.begin(async (tx): Promise<StoredDeal | null> => {
    await lock(tx, by === null ? `deal of ${game} on ${day}` : `deals by ${by}`)
    const known = day === null ? await dealBy(tx, id) : await dealOfDay(tx, game, day)
    if (known !== null) return known
    if (by !== null && (await countOpen(tx, by, created)) >= most) return null
    await tx`DELETE FROM turnwright.deals WHERE closes < ${created - DAYS_OF_EMPTY_DEALS * A_DAY}
      AND NOT EXISTS (SELECT 1 FROM turnwright.deal_games WHERE deal_id = deals.id)`
    await tx`INSERT INTO turnwright.deals ${tx(dealParameters(deal))}`
    return deal
  })
}

async function countOpen(sql: Speaker, by: string, now: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*) AS n FROM turnwright.deals WHERE opened_by = ${by} AND closes > ${now}`
  return row?.n ?? 0
}

export async function dealBy(sql: Speaker, id: string): Promise<StoredDeal | null> {
  const [row] = await sql<DealRow[]>`SELECT ${sql(dealColumns)} FROM turnwright.deals WHERE id = ${id}`
  return row === undefined ? null : dealIn(row)
}

export async function dealOfDay(sql: Speaker, game: string, day: string): Promise<StoredDeal | null> {
  const [row] = await sql<DealRow[]>`
    SELECT ${sql(dealColumns)} FROM turnwright.deals WHERE game = ${game} AND day = ${day}`
  return row === undefined ? null : dealIn(row)
}

export async function enterDeal(sql: Sql, deal: string, person: string, table: string, now: number): Promise<string> {
  await sql`INSERT INTO turnwright.deal_games (deal_id, person, table_id, begun)
    VALUES (${deal}, ${person}, ${table}, ${now}) ON CONFLICT DO NOTHING`
  return (await dealTable(sql, deal, person)) ?? table
}

export async function leaveDeal(sql: Sql, deal: string, person: string, table: string): Promise<void> {
  await sql`DELETE FROM turnwright.deal_games WHERE deal_id = ${deal} AND person = ${person} AND table_id = ${table}`
}

export async function dealTable(sql: Sql, deal: string, person: string): Promise<string | null> {
  const [row] = await sql<{ table_id: string }[]>`
    SELECT table_id FROM turnwright.deal_games WHERE deal_id = ${deal} AND person = ${person}`
  return row?.table_id ?? null
}

export async function countDealGames(sql: Sql, deal: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*) AS n FROM turnwright.deal_games WHERE deal_id = ${deal}`
  return row?.n ?? 0
}

export async function dealGames(
  sql: Sql,
  deal: string,
  { person, number, limit }: DealGamesWanted,
): Promise<readonly StoredDealGame[]> {
  const rows = await sql<DealGameRow[]>`
    WITH begun AS (
      SELECT person, table_id, status, seats, opened_from, winners, scores,
        coalesce(status = 'finished', false) AS is_over, row_number() OVER (ORDER BY begun, person) AS number,
        coalesce((
          SELECT place - 1 FROM json_array_elements(seats::json) WITH ORDINALITY AS at (seat, place)
          WHERE seat ->> 'person' = deal_games.person LIMIT 1
        ), 0)::int AS seat
      FROM turnwright.deal_games LEFT JOIN turnwright.tables ON tables.id = table_id WHERE deal_id = ${deal}
    ), judged AS (
      SELECT *, coalesce(winners::jsonb @> to_jsonb(seat), false) AS won, (scores::json ->> seat)::numeric AS score
      FROM begun
    ), taken AS (
      SELECT *, row_number() OVER (
        PARTITION BY is_over, opened_from ORDER BY won DESC, score DESC NULLS LAST, number) AS turn FROM judged
    ), placed AS (
      SELECT *, row_number() OVER (
        ORDER BY is_over DESC, CASE WHEN is_over THEN greatest(turn - ${EACH_ADDRESS}::int, 0) ELSE turn END,
          won DESC, score DESC NULLS LAST, number
      ) AS place FROM taken
    )
    SELECT number, person, table_id, status, seats, (snapshot::json -> 'result')::text AS result
    FROM placed LEFT JOIN turnwright.snapshots USING (table_id)
    WHERE place <= ${limit} OR person = ${person} OR number = ${number} ORDER BY number`
  return rows.map(dealGameIn)
}
