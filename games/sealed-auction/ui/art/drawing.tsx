import type { ReactElement, ReactNode } from 'react'

/**
 * Flat print on 120 x 90: five tones of the family's hue (`--k0` to `--k4`), paper (`--k-light`) and one hot colour
 * (`--hot`). Small cards show only the middle square, so nothing that matters stands left of 18 or right of 102.
 */
export type Drawings = Readonly<Record<string, ReactNode>>

/** Half of something symmetrical, and its other half. */
export function both(half: ReactNode): ReactNode {
  return (
    <>
      {half}
      <g transform="matrix(-1 0 0 1 120 0)">{half}</g>
    </>
  )
}

export const disc: ReactElement = <circle cx="60" cy="44" r="38" fill="var(--k1)" />
export const ground: ReactElement = <path d="M0 72q30-10 60-10t60 10v18H0Z" fill="var(--k1)" />
export const shelf: ReactElement = <path d="M0 74h120v16H0Z" fill="var(--k1)" />
