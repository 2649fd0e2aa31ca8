import type { KeyHelp } from '../table/keys-dialog.tsx'
import { useEffect } from 'react'
import type { LookStore } from './look-store.ts'

export interface KeyDeeds {
  readonly store: LookStore
  readonly nextEyes: () => void
  /** Where others can come to the moment. */
  readonly copyLink?: (() => void) | undefined
  readonly showKeys: () => void
  /** Keeps the card that is pointed at, or lets it go. */
  readonly follow: () => void
  /** Through the moments of the card that is followed or pointed at. */
  readonly alongLife: (by: 1 | -1) => void
  /** Where the moment can be played on. */
  readonly playOn?: (() => void) | undefined
  /** Of a game that goes on. */
  readonly backToNow?: (() => void) | undefined
}

/** For the help: what works in this replay. */
export function replayKeys(deeds: Pick<KeyDeeds, 'playOn' | 'backToNow' | 'copyLink'>): readonly KeyHelp[] {
  const sometimes = new Map<string, unknown>([
    ['P', deeds.playOn],
    ['N', deeds.backToNow],
    ['L', deeds.copyLink],
  ])
  return KEYS.filter(([key]) => !sometimes.has(key) || sometimes.get(key) !== undefined)
}

const KEYS: readonly KeyHelp[] = [
  ['← →', 'One answer'],
  ['Shift ← →', 'One turn'],
  ['Page up, down', 'One round'],
  ['Home, End', 'The beginning, the end'],
  ['Space', 'Play, pause'],
  ['− +', 'Slower, faster'],
  ['E', 'The next pair of eyes'],
  ['C', 'Follow the card you point at, or no more'],
  [', .', 'Through the moments of that card'],
  ['P', 'Play on from here'],
  ['N', 'Back to now'],
  ['L', 'Copy a link to this moment'],
  ['Esc', 'Back to the axis'],
  ['?', 'Show these keys'],
]

/** Everything in a replay works with keys. Arrows belong to what has the focus, where it knows them itself. */
export function useReplayKeys(deeds: KeyDeeds): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return
      const deed = deedOf(event, deeds)
      if (deed === null) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [deeds])
}

function deedOf(event: KeyboardEvent, deeds: KeyDeeds): (() => void) | null {
  const { store } = deeds
  const { key, shiftKey, target } = event
  const isButton = target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
      return () => store.back(shiftKey ? 'turn' : 'answer')
    case 'ArrowRight':
      return () => store.on(shiftKey ? 'turn' : 'answer')
    case 'PageUp':
      return () => store.back('round')
    case 'PageDown':
      return () => store.on('round')
    case 'Home':
      return () => store.back('end')
    case 'End':
      return () => store.on('end')
    // A button that has the focus is pressed by it.
    case ' ':
      return isButton ? null : () => store.play()
    case '-':
    case '−':
      return () => store.speed(-1)
    case '+':
    case '=':
      return () => store.speed(1)
    case 'e':
      return deeds.nextEyes
    case 'p':
      return deeds.playOn ?? null
    case 'l':
      return deeds.copyLink ?? null
    case 'n':
      return deeds.backToNow ?? null
    case 'c':
      return deeds.follow
    case ',':
      return () => deeds.alongLife(-1)
    case '.':
      return () => deeds.alongLife(1)
    case '?':
      return deeds.showKeys
    case 'Escape':
      return () => document.getElementById('moments')?.focus()
    default:
      return null
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
