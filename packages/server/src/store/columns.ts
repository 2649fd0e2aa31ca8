/** A row as the values of a statement, which takes columns of whatever name. An interface has only its own. */
export type Columns<Row> = { readonly [Column in keyof Row]: Row[Column] }
