import { z } from 'zod'
import { tableState } from './table.ts'

/** What a stream says, by the name of the event. Comments (lines beginning with a colon) are heartbeats, as often as BEAT_HEADER says. */
export const streamEvents = {
  sync: tableState.meta({ description: 'The whole state: first, and whenever a patch would not do.' }),
  patch: z.array(z.unknown()).meta({ description: 'A patch of the state sent before; see patch.ts.' }),
  time: z.object({ now: z.int() }).meta({
    description:
      'By which the clocks of the table go, where it has some: before every change, and with every heartbeat.',
  }),
  reconnect: z.object({ afterMs: z.int() }).meta({ description: 'The server is about to stop: come back.' }),
  talk: z.object({ last: z.int() }).meta({ description: 'Something was said at the table, up to this number.' }),
} as const

export type StreamEventName = keyof typeof streamEvents
