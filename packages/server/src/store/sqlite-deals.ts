import { type DealGameRow, type DealRow, dealGameIn, dealIn, dealParameters } from '../deals/deal-rows.ts'
import { type DealGamesWanted, EACH_ADDRESS, type StoredDeal, type StoredDealGame } from '../deals/stored-deal.ts'
import { A_DAY, DAYS_OF_EMPTY_DEALS } from './day.ts'
import type { SqliteStatements } from './sqlite-statements.ts'

export function createDeal(sql: SqliteStatements, deal: StoredDeal, most: number): StoredDeal | null {
  const { id, game, day, by, created } = deal
  const known = day === null ? dealBy(sql, id) : dealOfDay(sql, game, day)
  if (known !== null) return known
  const [open] = sql.all<{ n: number }>('SELECT count(*) AS n FROM deals WHERE opened_by = :by AND closes > :created', {
    by,
    created,
  })
  if (by !== null && (open?.n ?? 0) >= most) return null
  sql.run(`DELETE FROM deals WHERE closes < :long AND NOT EXISTS (SELECT 1 FROM deal_games WHERE deal_id = deals.id)`, {
    long: created - DAYS_OF_EMPTY_DEALS * A_DAY,
  })
  sql.run(
    `INSERT INTO deals VALUES (:id, :game, :options, :seats, :seed, :day, :opened_by, :opened_by_name, :created,
      :closes)`,
    dealParameters(deal),
  )
  return deal
}

export function dealBy(sql: SqliteStatements, id: string): StoredDeal | null {
  const [row] = sql.all<DealRow>('SELECT * FROM deals WHERE id = :id', { id })
  return row === undefined ? null : dealIn(row)
}

export function dealOfDay(sql: SqliteStatements, game: string, day: string): StoredDeal | null {
  const [row] = sql.all<DealRow>('SELECT * FROM deals WHERE game = :game AND day = :day', { game, day })
  return row === undefined ? null : dealIn(row)
}

export function enterDeal(sql: SqliteStatements, deal: string, person: string, table: string, now: number): string {
  sql.run('INSERT OR IGNORE INTO deal_games VALUES (:deal, :person, :table, :now)', { deal, person, table, now })
  return dealTable(sql, deal, person) ?? table
}

export function leaveDeal(sql: SqliteStatements, deal: string, person: string, table: string): void {
  sql.run('DELETE FROM deal_games WHERE deal_id = :deal AND person = :person AND table_id = :table', {
    deal,
    person,
    table,
  })
}

export function dealTable(sql: SqliteStatements, deal: string, person: string): string | null {
  const [row] = sql.all<{ table_id: string }>(
    'SELECT table_id FROM deal_games WHERE deal_id = :deal AND person = :person',
    { deal, person },
  )
  return row?.table_id ?? null
}

export function countDealGames(sql: SqliteStatements, deal: string): number {
  const [row] = sql.all<{ n: number }>('SELECT count(*) AS n FROM deal_games WHERE deal_id = :deal', { deal })
  return row?.n ?? 0
}

export function dealGames(
  sql: SqliteStatements,
  deal: string,
  { person, number, limit }: DealGamesWanted,
): readonly StoredDealGame[] {
  return sql
    .all<DealGameRow>(
      `WITH begun AS (
        SELECT person, table_id, status, seats, opened_from, winners, scores,
          coalesce(status = 'finished', false) AS is_over, row_number() OVER (ORDER BY begun, person) AS number,
          coalesce((SELECT key FROM json_each(seats) WHERE value ->> 'person' = deal_games.person), 0) AS seat
        FROM deal_games LEFT JOIN tables ON tables.id = table_id WHERE deal_id = :deal
      ), judged AS (
        SELECT *, EXISTS (SELECT 1 FROM json_each(winners) WHERE value = seat) AS won, scores ->> seat AS score FROM begun
      ), taken AS (
        SELECT *, row_number() OVER (
          PARTITION BY is_over, opened_from ORDER BY won DESC, score DESC NULLS LAST, number) AS turn FROM judged
      ), placed AS (
        SELECT *, row_number() OVER (
          ORDER BY is_over DESC, iif(is_over, max(turn - :each, 0), turn), won DESC, score DESC NULLS LAST, number
        ) AS place FROM taken
      )
      SELECT number, person, table_id, status, seats, snapshot -> '$.result' AS result
      FROM placed LEFT JOIN snapshots USING (table_id)
      WHERE place <= :limit OR person = :person OR number = :number ORDER BY number`,
      { deal, person, number, limit, each: EACH_ADDRESS },
    )
    .map(dealGameIn)
}
