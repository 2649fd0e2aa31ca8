import type { DatabaseSync, StatementSync } from 'node:sqlite'

type Parameters = Readonly<Record<string, string | number | null>>

/** Statements on a database, each prepared once. */
export class SqliteStatements {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  hasChanged = false

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  run(sql: string, parameters: Parameters): { readonly changes: number | bigint } {
    const ran = this.#prepare(sql).run(parameters)
    if (ran.changes !== 0) this.hasChanged = true
    return ran
  }

  all<Row>(sql: string, parameters: Parameters): Row[] {
    return this.#prepare(sql).all(parameters) as Row[]
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#db.prepare(sql)
      // An update names only the columns that can change.
      statement.setAllowUnknownNamedParameters(true)
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
