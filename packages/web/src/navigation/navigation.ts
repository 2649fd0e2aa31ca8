import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Path and query of the page. */
export function useLocation(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href)
  return new URL(href)
}

export function goTo(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  for (const listener of listeners) listener()
}

export function tablePath(id: string, invite: string | null = null): string {
  return `/tables/${id}${invite === null ? '' : `?invite=${invite}`}`
}

/** The id of the table that a path leads to. */
export function tableIn(path: string): string | null {
  return /^\/tables\/([\w-]+)$/.exec(path)?.[1] ?? null
}
