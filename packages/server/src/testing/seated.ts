import type { TableRequest, TableState } from '@turnwright/protocol'
import type { Mode } from './parlour.ts'
import type { TestGuest } from './test-guest.ts'
import type { TestServer } from './test-server.ts'

export interface Seated {
  readonly id: string
  readonly table: TableState
  /** In the order of their seats. */
  readonly people: readonly TestGuest[]
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed']

/** So many people at a table of the test game, which has just begun. */
export async function seated(
  server: TestServer,
  size: number,
  mode: Mode = 'turns',
  rounds = 9,
  more: Partial<TableRequest> = {},
): Promise<Seated> {
  const people = await Promise.all(NAMES.slice(0, size).map((name) => server.guest(name)))
  const [host, ...others] = people as [TestGuest, ...TestGuest[]]
  const seats = [{ kind: 'you' as const }, ...others.map(() => ({ kind: 'open' as const }))]
  const table = await host.opens({ game: 'parlour', options: { mode, rounds }, seats, ...more })
  for (const other of others) await other.joins(table)
  return { id: table.id, table, people }
}
