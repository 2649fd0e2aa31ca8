import type { Blocking } from '../store/part-of-store.ts'
import type { SqliteStatements } from '../store/sqlite-statements.ts'
import { reportParameters, talkIn, talkParameters, type TalkRow } from './talk-rows.ts'
import type { Spoken, StoredTalk, TalkReport, TalkStore } from './talk-store.ts'

/** What is said at tables, in the thread that owns the file. */
export class SqliteTalk implements Blocking<TalkStore> {
  readonly #sql: SqliteStatements

  constructor(sql: SqliteStatements) {
    this.#sql = sql
  }

  say(spoken: Spoken, most: number): StoredTalk {
    const { table, key } = spoken
    const parameters = talkParameters(spoken)
    this.#sql.run(
      `INSERT INTO talk_lines SELECT :table_id, coalesce(max(number), 0) + 1, :person, :seat, :name, :said, :at, :key
        FROM talk_lines WHERE table_id = :table_id
        HAVING NOT EXISTS (SELECT 1 FROM talk_lines WHERE table_id = :table_id AND key = :key)`,
      parameters,
    )
    const [row] = this.#sql.all<TalkRow>('SELECT * FROM talk_lines WHERE table_id = :table AND key = :key', {
      table,
      key,
    })
    if (row === undefined) throw new Error('what was said was not kept')
    this.#sql.run('DELETE FROM talk_lines WHERE table_id = :table AND number <= :last', {
      table,
      last: row.number - most,
    })
    return talkIn(row)
  }

  last(table: string): number {
    const [row] = this.#sql.all<{ n: number }>(
      'SELECT coalesce(max(number), 0) AS n FROM talk_lines WHERE table_id = :table',
      { table },
    )
    return row?.n ?? 0
  }

  said(table: string, after: number): readonly StoredTalk[] {
    return this.#sql
      .all<TalkRow>(
        `SELECT * FROM talk_lines WHERE table_id = :table AND number > :after AND said <> 'null' ORDER BY number`,
        {
          table,
          after,
        },
      )
      .map(talkIn)
  }

  writers(table: string): readonly string[] {
    return this.#sql
      .all<{ person: string }>('SELECT person FROM talk_writers WHERE table_id = :table ORDER BY person', { table })
      .map(({ person }) => person)
  }

  agree(table: string, person: string, agrees: boolean): void {
    const statement = agrees
      ? 'INSERT INTO talk_writers VALUES (:table, :person) ON CONFLICT DO NOTHING'
      : 'DELETE FROM talk_writers WHERE table_id = :table AND person = :person'
    this.#sql.run(statement, { table, person })
  }

  report(report: TalkReport, keepSince: number): void {
    this.#sql.run('DELETE FROM talk_reports WHERE at < :keepSince', { keepSince })
    this.#sql.run(
      `INSERT INTO talk_reports VALUES (:table_id, :number, :reporter, :reporter_name, :about, :about_name, :said,
        :before, :at) ON CONFLICT DO NOTHING`,
      reportParameters(report),
    )
  }
}
