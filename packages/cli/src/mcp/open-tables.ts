import { guestClient, told } from './guest-client.ts'
import { Refusal } from './seat-table.ts'

/** A table of a running server that has a free seat. */
export interface OpenTable {
  readonly game: string
  /** Who sits there; null where nobody does. */
  readonly players: readonly (string | null)[]
  /** What `sit` takes. */
  readonly link: string
}

/** Whoever looks for a table there is called this, as long as nobody sits down. */
const VISITOR = 'Guest'

/** The tables of a running server that anybody may sit down at. */
export async function openTables(address: string): Promise<readonly OpenTable[]> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Refusal(`"${address.slice(0, 80)}" is no address of a server, such as http://localhost:8080`)
  const client = guestClient(url.origin)
  const tables = await told(async () => {
    await client.call('POST /api/identity', { body: { name: VISITOR } })
    return client.call('GET /api/tables', { query: { which: 'open' } })
  })
  return tables.map(({ id, game, seats }) => ({
    game,
    players: seats.map((seat) => (seat.kind === 'open' ? null : seat.name)),
    link: `${url.origin}/tables/${id}`,
  }))
}
