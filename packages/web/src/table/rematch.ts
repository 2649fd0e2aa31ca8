import type { TableState } from '@turnwright/protocol/client'
import { goTo, tablePath } from '../navigation/navigation.ts'
import type { TableStore } from './table-store.ts'

/** Whoever left waits for those who stayed; where nobody did, anybody who played may ask. */
export function mayPlayAgain({ seats, you }: TableState): boolean {
  const own = seats.find(({ seat }) => seat === you.seat)
  return own !== undefined && !(own.left && seats.some(({ kind, left }) => kind === 'person' && !left))
}

export async function rematch(store: TableStore): Promise<void> {
  const id = await store.rematch()
  if (id !== null) goTo(tablePath(id))
}
