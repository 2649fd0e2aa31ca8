import type { TableState } from '@turnwright/protocol/client'
import { useEffect, useSyncExternalStore } from 'react'
import { isLocal } from '../offline/local-id.ts'
import type { TalkNow, TalkStore } from './talk-store.ts'

export interface TalkAtTable {
  readonly store: TalkStore
  readonly now: TalkNow
}

/** Talk is for those who sit at a table with somebody else; null where nobody is there to talk to. */
export function useTalk(store: TalkStore, state: TableState): TalkAtTable | null {
  const isOpen = hasCompany(state)
  const now = useSyncExternalStore(store.subscribe, store.now)
  useEffect(() => {
    if (isOpen) void store.open()
  }, [store, isOpen])
  return isOpen ? { store, now } : null
}

function hasCompany({ id, you, seats }: TableState): boolean {
  if (isLocal(id) || you.seat === null || seats[you.seat]?.left === true) return false
  return seats.filter(({ kind }) => kind === 'person').length > 1
}
