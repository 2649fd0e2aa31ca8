import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'turnwright-theme'
const listeners = new Set<() => void>()
const system = matchMedia('(prefers-color-scheme: dark)')

function current(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return system.matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current)
}

export function switchTheme(): void {
  const theme = current() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}
