import type { ReactElement, ReactNode } from 'react'
import { useOpenOnPage } from '../board/use-open-on-page.ts'
import type { Zoomed } from './use-zoomed.ts'
import './zoom-frame.css'

export interface ZoomFrameProps {
  readonly zoomed: Zoomed
  readonly children: ReactNode
}

/** Where an enlarged thing stands: beside what it enlarges, or in the middle of a phone. */
export function ZoomFrame({ zoomed, children }: ZoomFrameProps): ReactElement {
  const { byTouch, left, top, bottom } = zoomed
  useOpenOnPage('zoom')
  return (
    <div
      className="zoom-frame"
      data-touch={byTouch || undefined}
      style={byTouch ? undefined : { left, top, bottom }}
      // Everything it shows is in the label of the thing itself.
      aria-hidden="true"
    >
      {children}
    </div>
  )
}
