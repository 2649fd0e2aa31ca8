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

/** What was chosen: a light, or that of the system. */
export type Light = Theme | 'system'

export function useLight(): Light {
  return useSyncExternalStore(subscribe, chosenLight)
}

function chosenLight(): Light {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function switchTheme(): void {
  chooseLight(current() === 'dark' ? 'light' : 'dark')
}

export function chooseLight(light: Light): void {
  if (light === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = light
  try {
    if (light === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, light)
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}
