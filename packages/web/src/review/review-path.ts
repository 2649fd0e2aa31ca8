/** Where a seat's answers are looked at again: of a table, or of the record that is being watched. */
export function reviewPath(
  table: string | null,
  seat: number,
  { at = null, invite = null }: { readonly at?: number | null; readonly invite?: string | null } = {},
): string {
  const moment = at === null ? '' : `&at=${at}`
  const token = invite === null ? '' : `&invite=${invite}`
  return `${table === null ? '/replay' : `/tables/${table}`}/review?seat=${seat}${moment}${token}`
}

/** The id of the table whose review a path leads to; empty for that of the record that is being watched. */
export function reviewIn(path: string): string | null {
  return path === '/replay/review' ? '' : (/^\/tables\/([\w-]+)\/review$/.exec(path)?.[1] ?? null)
}
