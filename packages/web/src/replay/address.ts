import type { Eyes } from '@turnwright/replay'

/** Which moment an address names, and through whose eyes. */
export interface LookAddress {
  readonly at: number | null
  readonly eyes: Eyes | undefined
  /** Where somebody stood while the game went on: after so many answers in force. */
  readonly answers: number | null
}

export function lookIn({ searchParams }: URL): LookAddress {
  return {
    at: numberIn(searchParams.get('at')),
    eyes: eyesIn(searchParams.get('eyes')),
    answers: numberIn(searchParams.get('answers')),
  }
}

/** The replay of a game, where somebody stood while it went on. */
export function leftIn(replay: string, { answers, eyes }: { readonly answers: number; readonly eyes: Eyes }): string {
  return `${replay}${replay.includes('?') ? '&' : '?'}answers=${answers}&eyes=${wordFor(eyes)}`
}

/** The same page with the moment and the eyes in its address. */
export function addressOf(here: URL, at: number, eyes: Eyes): string {
  const there = new URL(here)
  there.searchParams.set('at', String(at))
  there.searchParams.set('eyes', wordFor(eyes))
  there.searchParams.delete('answers')
  return there.href
}

function numberIn(word: string | null): number | null {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : null
}

function wordFor(eyes: Eyes): string {
  return eyes === null ? 'spectator' : String(eyes)
}

function eyesIn(word: string | null): Eyes | undefined {
  if (word === 'everybody') return word
  if (word === 'spectator') return null
  return word !== null && /^\d$/.test(word) ? Number(word) : undefined
}
