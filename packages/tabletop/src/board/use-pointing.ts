import { type HTMLAttributes, useEffect } from 'react'
import { useKeyed } from './keyed-store.ts'
import type { RefKey } from './ref-key.ts'
import { useTableVoice } from './table-voice.ts'

export interface Pointing {
  /** Whether this is pointed at somewhere. */
  readonly pointed: boolean
  /** What to put on an element so that pointing at it lights the others. */
  readonly pointer: Pick<HTMLAttributes<Element>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
}

/** How a thing takes part in pointing: at it, and at all else that stands for the same. */
export function usePointing(key: RefKey | null): Pointing {
  const { pointing } = useTableVoice()
  const pointed = useKeyed(pointing, key) === true
  // What goes away while it is pointed at cannot tell that the pointer has left.
  useEffect(() => () => (key === null ? undefined : pointing.delete(key)), [key, pointing])
  const point = () => key !== null && pointing.replace(new Map([[key, true]]))
  const leave = () => key !== null && pointing.delete(key)
  return { pointed, pointer: { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave } }
}
