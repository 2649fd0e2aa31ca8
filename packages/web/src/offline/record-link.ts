import { isLocal } from './local-id.ts'

/** Where the record of a table can be had as a file. That of a game of this browser never leaves the page. */
export function recordLink(table: string, record: object): string {
  if (!isLocal(table)) return `/api/tables/${table}/record`
  return URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
}

/** Whoever shows a link no more lets go of what is behind it. */
export function forgetLink(href: string | undefined): void {
  if (href?.startsWith('blob:') === true) URL.revokeObjectURL(href)
}
