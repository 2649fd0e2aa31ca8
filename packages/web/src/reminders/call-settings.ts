import { useSyncExternalStore } from 'react'

/** What a page that is open does when it becomes one's turn and one looks elsewhere. */
export interface CallSettings {
  readonly sound: boolean
  readonly vibration: boolean
}

const KEY = 'turnwright-calls'
const QUIET: CallSettings = { sound: false, vibration: false }
const listeners = new Set<() => void>()
let settings = read()

function read(): CallSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<CallSettings> | null
    return { sound: kept?.sound === true, vibration: kept?.vibration === true }
  } catch {
    return QUIET
  }
}

export const callSettings = {
  read: (): CallSettings => settings,

  choose(change: Partial<CallSettings>): void {
    settings = { ...settings, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that refuses storage forgets the choice with the page.
    }
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useCallSettings(): CallSettings {
  return useSyncExternalStore(callSettings.subscribe, callSettings.read)
}
