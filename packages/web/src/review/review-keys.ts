import { useEffect } from 'react'
import type { KeyHelp } from '../table/keys-dialog.tsx'

export interface ReviewDeeds {
  /** To the answer before or after. */
  readonly step: (by: 1 | -1) => void
  readonly ends: (end: 'first' | 'last') => void
  readonly nextMoment: () => void
  readonly tryAgain: () => void
  readonly toReplay: () => void
  readonly copyLink: () => void
  readonly showKeys: () => void
}

export const REVIEW_KEYS: readonly KeyHelp[] = [
  ['← →', 'The answer before, the next one'],
  ['Home, End', 'The first answer, the last one'],
  ['M', 'The next costly moment'],
  ['P', 'Try it again from here'],
  ['R', 'This moment in the replay'],
  ['L', 'Copy a link to this moment'],
  ['?', 'Show these keys'],
]

/** Everything in a review works with keys. */
export function useReviewKeys(deeds: ReviewDeeds): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return
      const deed = deedOf(event.key, deeds)
      if (deed === null) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [deeds])
}

function deedOf(key: string, deeds: ReviewDeeds): (() => void) | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
      return () => deeds.step(-1)
    case 'ArrowRight':
      return () => deeds.step(1)
    case 'Home':
      return () => deeds.ends('first')
    case 'End':
      return () => deeds.ends('last')
    case 'm':
      return deeds.nextMoment
    case 'p':
      return deeds.tryAgain
    case 'r':
      return deeds.toReplay
    case 'l':
      return deeds.copyLink
    case '?':
      return deeds.showKeys
    default:
      return null
  }
}
