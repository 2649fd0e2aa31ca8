import { startTransition, useEffect, useMemo, useState } from 'react'
import { clientOf } from '../server/client-of.ts'
import { justOpened } from './just-opened.ts'
import { type TableNow, TableStore, UNKNOWN } from './table-store.ts'

interface Table {
  readonly store: TableStore
  readonly now: TableNow
}

/**
 * A table and what is shown of it. A whole board is too much to draw at one go, so it is drawn in slices between which
 * the page answers to clicks; what arrives meanwhile is drawn together, as soon as that is done.
 */
export function useTable(id: string, invite: string | null, locale: string | null): Table {
  const store = useMemo(() => {
    // The server told it in the browser's own language.
    const state = locale === null ? justOpened.find(id) : null
    return new TableStore(clientOf(id), id, { invite, locale, state })
  }, [id, invite, locale])
  const [drawn, draw] = useState<Table>(() => ({ store, now: UNKNOWN }))
  const table = drawn.store === store ? drawn : { store, now: UNKNOWN }
  useEffect(() => {
    const stop = store.follow()
    return () => {
      justOpened.forget(id)
      stop()
    }
  }, [store, id])
  useEffect(() => {
    let isDrawing = false
    const drawNext = () => {
      if (isDrawing || (drawn.store === store && drawn.now === store.now())) return
      isDrawing = true
      startTransition(() => draw({ store, now: store.now() }))
    }
    drawNext()
    return store.subscribe(drawNext)
  }, [store, drawn])
  return table
}
