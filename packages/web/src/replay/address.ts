import type { Eyes } from '@turnwright/replay'

/** Which moment an address names, and through whose eyes. */
export interface LookAddress {
  readonly at: number | null
  readonly eyes: Eyes | undefined
}

export function lookIn({ searchParams }: URL): LookAddress {
  const at = searchParams.get('at')
  return { at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null, eyes: eyesIn(searchParams.get('eyes')) }
}

/** The same page with the moment and the eyes in its address. */
export function addressOf(here: URL, at: number, eyes: Eyes): string {
  const there = new URL(here)
  there.searchParams.set('at', String(at))
  there.searchParams.set('eyes', eyes === null ? 'spectator' : String(eyes))
  return there.href
}

function eyesIn(word: string | null): Eyes | undefined {
  if (word === 'everybody') return word
  if (word === 'spectator') return null
  return word !== null && /^\d$/.test(word) ? Number(word) : undefined
}
