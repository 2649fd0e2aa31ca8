import postgres, { type Sql, type TransactionSql } from 'postgres'

type Work<T> = (line: TransactionSql) => T | Promise<T>

/**
 * Transactions that end with their line. When a statement of one fails, the driver takes the rest back on the same line; where
 * the line itself has ended it writes into nothing, and that ends the process. So what the end of a line makes of a transaction
 * never reaches the driver: it tells whoever waits for the transaction by itself that the line has ended, and the database
 * takes back what was not committed.
 */
export function withLoneTransactions(sql: Sql): Sql {
  const begin = sql.begin.bind(sql) as (options: string, work: Work<unknown>) => Promise<unknown>
  const alone = (...given: readonly [Work<unknown>] | readonly [string, Work<unknown>]): Promise<unknown> => {
    const [options, work] = given.length === 1 ? ['', given[0]] : given
    return begin(options, async (line) => {
      try {
        const asked = await work(line)
        return await (Array.isArray(asked) ? Promise.all(asked) : asked)
      } catch (error) {
        if (hasLineEnded(error)) return new Promise(() => undefined)
        throw error
      }
    })
  }
  return Object.assign(sql, { begin: alone as Sql['begin'] })
}

/** What the driver and the socket call the end of a line; a statement that the driver refuses to send leaves its line as it was. */
const ENDS = /^(?:CONNECT|E)/

/** Statements that were under way on a line are told that it has ended. */
function hasLineEnded(error: unknown): boolean {
  const isOfStatement = error instanceof Error && !(error instanceof postgres.PostgresError) && 'query' in error
  return isOfStatement && 'code' in error && ENDS.test(String(error.code))
}
