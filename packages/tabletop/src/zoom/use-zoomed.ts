import { useEffect, useState } from 'react'
import { type ZoomSpot, zoomSpot } from './zoom-spot.ts'

export interface Zoomed extends ZoomSpot {
  /** The `data-zoom` of the thing, or else its `data-place`: `card:12`, `space:forest`. */
  readonly of: string
  /** Opened by a finger: stays until the next touch. */
  readonly byTouch: boolean
}

type Show = (zoomed: Zoomed | null) => void

/**
 * Which of the things that the selector finds is looked at closely: hovered or focused for a moment, tapped where a tap
 * does nothing else, or pressed for long.
 */
export function useZoomed(selector: string): Zoomed | null {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)
  useEffect(() => watchThings(selector, setZoomed), [selector])
  return zoomed
}

const HOVER = 380
const LONG_PRESS = 420

function watchThings(selector: string, show: Show): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTouch = false
  let wasPressed = false

  const thingAt = ({ target }: Event) => (target instanceof Element ? target.closest(selector) : null)
  const close = () => {
    clearTimeout(timer)
    show(null)
  }
  const open = (thing: Element) => {
    const of = thing.getAttribute('data-zoom') ?? thing.getAttribute('data-place') ?? ''
    show({ of, byTouch: isTouch, ...zoomSpot(thing.getBoundingClientRect(), roomFor(thing)) })
  }
  const openSoon = (thing: Element, delay: number) => {
    timer = setTimeout(() => {
      wasPressed = isTouch
      open(thing)
    }, delay)
  }
  const hover = (event: PointerEvent) => {
    if (isTouch || event.pointerType !== 'mouse') return
    close()
    const thing = thingAt(event)
    if (thing !== null) openSoon(thing, HOVER)
  }
  const press = (event: PointerEvent) => {
    close()
    isTouch = event.pointerType !== 'mouse'
    wasPressed = false
    const thing = thingAt(event)
    if (isTouch && thing !== null) openSoon(thing, LONG_PRESS)
  }
  const release = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    const thing = thingAt(event)
    // The finger that opened the zoom must not choose the thing as well.
    if (wasPressed) event.stopPropagation()
    else if (isTouch && thing !== null && thing.closest('[role="button"], [data-row]') === null) open(thing)
    wasPressed = false
  }
  const focus = (event: FocusEvent) => {
    const thing = thingAt(event)
    if (thing?.matches(':focus-visible')) openSoon(thing, HOVER)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.movementX !== 0) isTouch = false
  }
  return listen({
    pointerover: hover,
    pointermove: move,
    pointerdown: press,
    pointerup: release,
    pointercancel: close,
    click,
    focusin: focus,
    focusout: close,
    scroll: close,
    keydown: close,
  })
}

type Listeners = { readonly [T in keyof DocumentEventMap]?: (event: DocumentEventMap[T]) => void }

/** For the whole page and before anybody else; the returned function stops it. */
function listen(listeners: Listeners): () => void {
  const each = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of each) document.addEventListener(type, listener, true)
  return () => {
    for (const [type, listener] of each) document.removeEventListener(type, listener, true)
  }
}

function roomFor(thing: Element): { readonly right: number; readonly bottom: number } {
  const { innerWidth, innerHeight } = window
  const board = thing.closest('.board')?.getBoundingClientRect()
  return { right: board !== undefined && board.width > 0 ? board.right : innerWidth, bottom: innerHeight }
}
