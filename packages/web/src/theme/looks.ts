import { useSyncExternalStore } from 'react'

export type SeatColours = 'usual' | 'strong'
export type Motion = 'system' | 'none'

export interface Looks {
  readonly seatColours: SeatColours
  readonly motion: Motion
}

const KEY = 'turnwright-looks'
const listeners = new Set<() => void>()
let looks = read()

function read(): Looks {
  const { seatColours, motion } = document.documentElement.dataset
  return {
    seatColours: seatColours === 'strong' ? 'strong' : 'usual',
    motion: motion === 'none' ? 'none' : 'system',
  }
}

export function useLooks(): Looks {
  return useSyncExternalStore(subscribe, () => looks)
}

export function chooseSeatColours(seatColours: SeatColours): void {
  choose({ ...looks, seatColours })
}

export function chooseMotion(motion: Motion): void {
  choose({ ...looks, motion })
}

/** `public/theme.js` sets the same before the first paint of the next page. */
function choose(chosen: Looks): void {
  const { dataset } = document.documentElement
  if (chosen.seatColours === 'strong') dataset['seatColours'] = 'strong'
  else delete dataset['seatColours']
  if (chosen.motion === 'none') dataset['motion'] = 'none'
  else delete dataset['motion']
  looks = chosen
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
