import { useEffect, useRef, useState } from 'react'

const TRACE_TIME = 2000

/** True for two seconds after a value changed; not for the value it was born with. */
export function useJustChanged(value: unknown): boolean {
  const last = useRef(value)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    setChanged(true)
    const fade = setTimeout(() => setChanged(false), TRACE_TIME)
    return () => clearTimeout(fade)
  }, [value])
  return changed
}
