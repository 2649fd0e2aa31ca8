export const STALE = 'stale table'

/** A change was made from a version of the table that is not the stored one. Whoever made it must read the table anew. */
export class StaleTable extends Error {
  override readonly name = 'StaleTable'
  readonly code: 'stale table' = STALE

  constructor(id: string) {
    super(`there is no table ${id} of the version before`)
  }
}
