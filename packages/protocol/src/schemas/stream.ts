import { z } from 'zod'
import { tableState } from './table.ts'

/** What a stream says, by the name of the event. Comments (lines beginning with a colon) are heartbeats. */
export const streamEvents = {
  sync: tableState.meta({ description: 'The whole state: first, and whenever a patch would not do.' }),
  patch: z.array(z.unknown()).meta({ description: 'A patch of the state sent before; see patch.ts.' }),
  reconnect: z.object({ afterMs: z.int() }).meta({ description: 'The server is about to stop: come back.' }),
} as const

export type StreamEventName = keyof typeof streamEvents
