import { useEffect } from 'react'
import { type Arrow, type Box, nearest } from './nearest.ts'

/** Places, the request, and what a board gives to the arrows besides: edges, corners. */
const CHOOSABLE =
  '.place[tabindex="0"], [data-arrows], .request-panel button:not(.hint-ask, .rule-chip), .result-panel button'

/** Everything at the table works with the keyboard: arrows move, Enter chooses, letters are written on their buttons. */
export function useTableKeys(explain: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      // A dialog or menu is open: the keys are its own.
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return
      if (event.key === '?') return explain()
      if (event.key === 'Escape') return letGo()
      if (isArrow(event.key)) return moveFocus(event, event.key)
      // A key that is held down is pressed once.
      if (!event.repeat) clickKey(event.key.toLowerCase())
    }
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', remember)
    }
  }, [explain])
}

/** Where the focus was last: what was chosen there may be gone, but the eye is still there. */
let lastBox: Box | null = null

function remember({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.matches(CHOOSABLE)) lastBox = target.getBoundingClientRect()
}

function moveFocus(event: KeyboardEvent, arrow: Arrow): void {
  const here = document.activeElement
  const things = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((thing) => thing.offsetParent !== null)
  const others = things.filter((thing) => thing !== here)
  const boxes = others.map((thing) => thing.getBoundingClientRect())
  const next = lastBox === null ? others[0] : others[nearest(lastBox, boxes, arrow)]
  const chosen = next ?? (here instanceof HTMLElement && things.includes(here) ? undefined : others[0])
  if (chosen === undefined) return
  event.preventDefault()
  chosen.focus()
  chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What is picked up is put back; otherwise the table is left alone. */
function letGo(): void {
  const button = buttonFor('escape')
  if (button !== undefined) button.click()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function clickKey(key: string): void {
  if (/^[a-z]$/.test(key)) buttonFor(key)?.click()
}

/** Buttons say which key they answer to. */
function buttonFor(key: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-key="${key}"]:not([aria-disabled="true"])`)
  return [...buttons].find((button) => button.offsetParent !== null)
}

function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
