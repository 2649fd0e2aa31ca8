import { type ReactElement, useEffect, useState } from 'react'
import { type TagSpot, tagSpot } from './tag-spot.ts'
import './reason-tag.css'

interface Shown extends TagSpot {
  readonly text: string
}

const LONG_PRESS = 450

/**
 * One dark tag for the whole page: says why a thing is not available when it is hovered, focused or pressed for long.
 * It lies above everything and opens away from the edge of the screen.
 */
export function ReasonTag(): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    const show = (event: Event) => {
      const thing = event.target instanceof Element ? event.target.closest('[data-reason]') : null
      const text = thing?.getAttribute('data-reason')
      setShown(thing && text ? { text, ...tagSpot(thing.getBoundingClientRect(), window) } : null)
    }
    const hide = () => {
      clearTimeout(pressing)
      setShown(null)
    }
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      clearTimeout(pressing)
      pressing = setTimeout(() => show(event), LONG_PRESS)
    }
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && show(event)
    const listeners = [
      ['pointerover', hover],
      ['focusin', show],
      ['focusout', hide],
      ['pointerdown', press],
      ['pointerup', () => clearTimeout(pressing)],
      ['pointercancel', hide],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener)
    document.addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(pressing)
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener)
      document.removeEventListener('scroll', hide, true)
    }
  }, [])

  if (shown === null) return null
  return (
    <div
      className="reason-tag"
      data-below={shown.below || undefined}
      style={{ left: shown.left, top: shown.top, width: shown.width }}
      // What it says stands in the description of the thing itself.
      aria-hidden="true"
    >
      {shown.text}
      <i style={{ left: shown.tip }} />
    </div>
  )
}
