import { newKey } from '@turnwright/protocol/client'

const PREFIX = 'here-'

/** An id for a table of this browser: longer than those of servers, so that nobody takes one for the other. */
export function newLocalId(): string {
  return PREFIX + newKey()
}

/** Whether a table is kept in the browser. */
export function isLocal(id: string): boolean {
  return id.length > 22 && id.startsWith(PREFIX)
}
