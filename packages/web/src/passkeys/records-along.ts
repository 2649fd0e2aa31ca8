import { ProblemError } from '@turnwright/protocol/client'

/** In milliseconds. */
const A_BREATH = 1_000
/** Of somebody who has played for years; a server that says no for longer is in trouble. */
const MOST_BREATHS = 60

/** The server will have it in a moment: nobody is given less than everything because of that. */
const FOR_NOW: ReadonlySet<string> = new Set(['not-stored', 'stopping'])

/**
 * The records of games, one after the other and no faster than the server lets somebody ask. One that cannot be had, as
 * while a deal is open, is null: its table is in the list.
 */
export async function recordsAlong(
  ids: readonly string[],
  read: (id: string) => Promise<unknown>,
  pause: (ms: number) => Promise<void> = waiting,
): Promise<Readonly<Record<string, unknown>>> {
  const records: Record<string, unknown> = {}
  for (const id of ids) records[id] = await patiently(() => read(id), pause)
  return records
}

async function patiently(read: () => Promise<unknown>, pause: (ms: number) => Promise<void>): Promise<unknown> {
  for (let breaths = 0; ; breaths++)
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ProblemError) || FOR_NOW.has(error.code)) throw error
      if (error.code !== 'too-many-requests') return null
      if (breaths === MOST_BREATHS) throw error
      await pause(A_BREATH)
    }
}

function waiting(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
