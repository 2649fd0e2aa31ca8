import { useEffect } from 'react'
import type { KeyHelp } from '../table/keys-dialog.tsx'
import type { BesideStore } from './beside-store.ts'

interface KeyDeeds {
  readonly store: BesideStore
  readonly showNext: () => void
  readonly showKeys: () => void
}

export const BESIDE_KEYS: readonly KeyHelp[] = [
  ['← →', 'The next answer of either game'],
  ['Shift ← →', 'One turn'],
  ['Page up, down', 'One round'],
  ['Home, End', 'The beginning, the end'],
  ['Space', 'Play, pause'],
  ['X', 'Both, or the one or the other'],
  ['?', 'Show these keys'],
]

/** Everything works with keys; on the axis they mean the same as elsewhere. */
export function useBesideKeys(deeds: KeyDeeds): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
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

function deedOf({ key, shiftKey, target }: KeyboardEvent, deeds: KeyDeeds): (() => void) | null {
  const { store } = deeds
  const isButton = target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
      return () => store.step(shiftKey ? 'turn' : 'answer', false)
    case 'ArrowRight':
      return () => store.step(shiftKey ? 'turn' : 'answer', true)
    case 'PageUp':
      return () => store.step('round', false)
    case 'PageDown':
      return () => store.step('round', true)
    case 'Home':
      return () => store.step('end', false)
    case 'End':
      return () => store.step('end', true)
    // A button that has the focus is pressed by it.
    case ' ':
      return isButton ? null : () => store.play()
    case 'x':
      return deeds.showNext
    case '?':
      return deeds.showKeys
    default:
      return null
  }
}
