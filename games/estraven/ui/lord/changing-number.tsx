import { useEffect, useRef, useState } from 'react'
import './changing-number.css'

const SHOWN = 1600

/** A number that tells by how much it has just changed. */
export function ChangingNumber({ value }: { readonly value: number }) {
  const last = useRef(value)
  const [change, setChange] = useState<{ readonly by: number; readonly turn: number } | null>(null)
  useEffect(() => {
    const by = value - last.current
    last.current = value
    if (by === 0) return
    setChange((before) => ({ by, turn: (before?.turn ?? 0) + 1 }))
    const fade = setTimeout(() => setChange(null), SHOWN)
    return () => clearTimeout(fade)
  }, [value])
  return (
    <span className="es-number num">
      <b key={`value ${change?.turn ?? 0}`} data-change={change === null ? undefined : change.by > 0 ? 'more' : 'less'}>
        {value}
      </b>
      {change !== null && (
        <i key={`change ${change.turn}`} aria-hidden="true" data-change={change.by > 0 ? 'more' : 'less'}>
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </i>
      )}
    </span>
  )
}
