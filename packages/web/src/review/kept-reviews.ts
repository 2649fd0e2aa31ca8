import type { Review } from '@turnwright/search/review'

const DATABASE = 'turnwright-reviews'
const STORE = 'reviews'
/** A review takes some hundred kilobytes. */
const MOST_KEPT = 30

interface Kept {
  readonly fingerprint: string
  readonly at: number
  readonly review: Review
}

/** Reviews that were worked out before, in the browser. One that refuses storage works them out again. */
export const keptReviews = {
  async read(fingerprint: string): Promise<Review | null> {
    try {
      const kept = await inStore('readonly', (store) => store.get(fingerprint))
      return (kept as Kept | undefined)?.review ?? null
    } catch {
      return null
    }
  },

  async write(fingerprint: string, review: Review): Promise<void> {
    try {
      await inStore('readwrite', (store) => store.put({ fingerprint, at: Date.now(), review } satisfies Kept))
      const keys = await inStore('readonly', (store) => store.index('at').getAllKeys())
      for (const old of keys.slice(0, -MOST_KEPT)) await inStore('readwrite', (store) => store.delete(old))
    } catch {
      // Then it is worked out again the next time.
    }
  },
}

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(STORE, { keyPath: 'fingerprint' }).createIndex('at', 'at')
  })
  return settled(opening)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })
}
