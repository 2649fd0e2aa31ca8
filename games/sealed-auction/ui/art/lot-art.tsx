import type { ReactElement } from 'react'
import { bells } from './bells.tsx'
import { clockworks } from './clockworks.tsx'
import { glasses } from './glasses.tsx'
import { kites } from './kites.tsx'
import { maps } from './maps.tsx'
import { masks } from './masks.tsx'
import './lot-art.css'

const drawings = { ...masks, ...clockworks, ...glasses, ...maps, ...bells, ...kites }

/** The picture of a lot, by its id. */
export function LotArt({ lot }: { readonly lot: string }): ReactElement {
  return (
    <svg className="lot-art" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="90" fill="var(--k0)" />
      {drawings[lot]}
    </svg>
  )
}

/** Whether somebody has drawn it: every lot must be. */
export function isDrawn(lot: string): boolean {
  return lot in drawings
}
