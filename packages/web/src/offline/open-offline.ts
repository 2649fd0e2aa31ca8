import type { TableRequest, TableState } from '@turnwright/protocol/client'
import { fetchAhead } from '../table/about-to-sit.ts'
import { justOpened } from '../table/just-opened.ts'
import { localClient } from './local-client.ts'
import { keepThePage } from './make-ready.ts'

/** Opens a table of this browser, against bots. */
export async function openOffline(body: TableRequest): Promise<TableState> {
  void fetchAhead(body.game)
  keepThePage()
  const table = await localClient.call('POST /api/tables', { body })
  justOpened.keep(table)
  void stay()
  return table
}

/** Asks the browser not to clear games away when it runs short of room. One that refuses keeps them as long as it can. */
async function stay(): Promise<void> {
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false)
}
