import type { ReactElement, ReactNode } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { useZoomed } from './use-zoomed.ts'
import { ZoomFrame } from './zoom-frame.tsx'
import { type ZoomedThing, zoomedThing } from './zoomed-thing.ts'

export interface ZoomLayerProps {
  /** Selects what can be looked at closely: anything with a `data-zoom`, or else a `data-place`. */
  readonly things: string
  /** The thing from near; null where nothing is known of it. */
  readonly children: (thing: ZoomedThing) => ReactNode
}

/** One enlarged thing for the whole table. */
export function ZoomLayer({ things, children }: ZoomLayerProps): ReactElement | null {
  const { offers } = useTableVoice()
  const zoomed = useZoomed(things)
  if (zoomed === null) return null
  const near = children(zoomedThing(zoomed.of, offers.unavailable))
  return near === null ? null : <ZoomFrame zoomed={zoomed}>{near}</ZoomFrame>
}
