import { isLocale } from '@turnwright/protocol/client'
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

/** `in place`: the same page says something else in its address, and stays where it is scrolled to. */
export function goTo(path: string, how: 'on' | 'in place' = 'on'): void {
  if (how === 'in place') history.replaceState(null, '', inThisLocale(path))
  else {
    history.pushState(null, '', inThisLocale(path))
    scrollTo(0, 0)
  }
  for (const listener of listeners) listener()
}

/** The language that the address asks for; null leaves it to the browser. */
export function localeIn({ searchParams }: URL): string | null {
  const locale = searchParams.get('locale')
  return locale !== null && isLocale(locale) ? locale : null
}

/** Whoever asks for a language asks for it on every page. */
export function inThisLocale(path: string): string {
  const here = new URL(location.href)
  const locale = localeIn(here)
  if (locale === null) return path
  const there = new URL(path, here)
  there.searchParams.set('locale', locale)
  return there.pathname + there.search + there.hash
}

export function tablePath(id: string, invite: string | null = null): string {
  return `/tables/${id}${invite === null ? '' : `?invite=${invite}`}`
}

/** The id of the deal that a path leads to. */
export function dealIn(path: string): string | null {
  return /^\/deals\/([\w-]+)$/.exec(path)?.[1] ?? null
}

/** The id of the table that a path is to be played on from. */
export function forkIn(path: string): string | null {
  return /^\/tables\/([\w-]+)\/fork$/.exec(path)?.[1] ?? null
}

/** The id of the table that a path leads to. */
export function tableIn(path: string): string | null {
  return /^\/tables\/([\w-]+)$/.exec(path)?.[1] ?? null
}

export function replayPath(id: string, invite: string | null = null): string {
  return `${tablePath(id)}/replay${invite === null ? '' : `?invite=${invite}`}`
}

/** What whoever watches here was invited with; who sits at a table needs nothing to come back to it. */
export function watchersInvite({ you }: { readonly you: { readonly seat: number | null } }): string | null {
  return you.seat === null ? new URL(location.href).searchParams.get('invite') : null
}

/** The id of the table whose replay a path leads to; empty for that of any record. */
export function replayIn(path: string): string | null {
  return path === '/replay' ? '' : (/^\/tables\/([\w-]+)\/replay$/.exec(path)?.[1] ?? null)
}
