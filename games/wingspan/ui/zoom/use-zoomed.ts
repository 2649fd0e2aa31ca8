import { useEffect, useState } from 'react'
import { type ZoomSpot, zoomSpot } from './zoom-spot.ts'

export interface Zoomed extends ZoomSpot {
  readonly card: number
  /** Opened by a finger: stays until the next touch. */
  readonly byTouch: boolean
}

const HOVER = 380
const LONG_PRESS = 420

/** Which card is looked at closely: hovered or focused for a moment, or pressed for long. */
export function useZoomed(): Zoomed | null {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let swallowClick = false
    const close = () => {
      clearTimeout(timer)
      setZoomed(null)
    }
    const open = (thing: Element, byTouch: boolean) => {
      const card = Number(thing.getAttribute('data-place')?.slice('card:'.length))
      setZoomed({ card, byTouch, ...zoomSpot(thing.getBoundingClientRect(), window) })
    }
    const openSoon = (thing: Element | null, delay: number, byTouch: boolean) => {
      clearTimeout(timer)
      if (thing === null) return setZoomed(null)
      timer = setTimeout(() => {
        swallowClick = byTouch
        open(thing, byTouch)
      }, delay)
    }
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && openSoon(cardAt(event), HOVER, false)
    const press = (event: PointerEvent) => {
      close()
      swallowClick = false
      if (event.pointerType !== 'mouse') openSoon(cardAt(event), LONG_PRESS, true)
    }
    const release = (event: PointerEvent) => event.pointerType !== 'mouse' && clearTimeout(timer)
    const click = (event: MouseEvent) => {
      const thing = cardAt(event)
      if (swallowClick) event.stopPropagation()
      else if (thing?.getAttribute('role') === 'img' && matchMedia('(pointer: coarse)').matches) open(thing, true)
      swallowClick = false
    }
    const focus = (event: FocusEvent) => {
      const thing = cardAt(event)
      if (thing?.matches(':focus-visible')) openSoon(thing, HOVER, false)
    }
    const listeners = [
      ['pointerover', hover],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', close],
      ['click', click],
      ['focusin', focus],
      ['focusout', close],
      ['scroll', close],
      ['keydown', close],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true)
    }
  }, [])

  return zoomed
}

function cardAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('.wingspan [data-place^="card:"]') : null
}
