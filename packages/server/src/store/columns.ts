/** A row as the values of a statement, which takes columns of whatever name. An interface has only its own. */
export type Columns<Row> = { readonly [Column in keyof Row]: Row[Column] }

/**
 * The names of all columns of a row, for statements that read it. While a later version comes up its columns are there
 * already: a `SELECT *` that was prepared before is refused from then on, and within a transaction it cannot be asked again.
 */
export function columnsOf<Row>(columns: { readonly [Column in keyof Row]: true }): readonly string[] {
  return Object.keys(columns)
}
