import type { TableState } from '@turnwright/protocol/client'
import { Download, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWish } from '../lobby/use-wish.ts'
import { BrowserShelf } from './browser-shelf.ts'
import { handOver } from './hand-over.ts'
import { localClient } from './local-client.ts'
import { forgetLink, recordLink } from './record-link.ts'

/** After a game that was played offline: its record as a file, and the way to the server. */
export function LocalRecordDoors({ state: { id, game } }: { readonly state: TableState }) {
  const [made, setMade] = useState<{ readonly record: object; readonly href: string } | null>(null)
  const [handed, setHanded] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const wish = useWish()
  useEffect(() => {
    const reading = new AbortController()
    const read = async () => {
      const [record, kept] = await Promise.all([
        localClient.call('GET /api/tables/:id/record', { params: { id } }),
        new BrowserShelf().load(id),
      ])
      if (reading.signal.aborted) return
      setMade({ record, href: recordLink(id, record) })
      setHanded(kept?.table.handed ?? null)
    }
    read().catch((error: unknown) => {
      if (!reading.signal.aborted) setTrouble(error instanceof Error ? error.message : String(error))
    })
    return () => reading.abort()
  }, [id])
  useEffect(() => () => forgetLink(made?.href), [made])
  if (trouble !== null)
    return (
      <p className="field-problem" role="alert">
        There is no record of this game now. {trouble}
      </p>
    )
  if (made === null) return null
  const { record, href } = made
  return (
    <>
      <a className="btn" href={href} download={`${game}.json`}>
        <Download aria-hidden="true" />
        Keep the record
      </a>
      {handed === null ? (
        <button
          type="button"
          className="btn"
          data-reason="The server plays it again and keeps it, marked as played offline: it counts for nothing."
          aria-disabled={wish.pending !== null || undefined}
          onClick={() => wish.run('hand', async () => setHanded(await handOver(id, record)))}
        >
          <Send aria-hidden="true" />
          {wish.pending === null ? 'Hand it to the server' : 'The server plays it again…'}
        </button>
      ) : (
        <output className="quiet">The server has its record.</output>
      )}
      {wish.refused !== null && (
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
      )}
    </>
  )
}
