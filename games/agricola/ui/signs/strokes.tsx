import type { ReactNode } from 'react'

/** The outline of every piece. */
export const INK = 'var(--ag-ink)'

export function filled(d: string, colour: string, width = 1.3): ReactNode {
  return (
    <path d={d} fill={`var(${colour})`} stroke={INK} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" />
  )
}

/** A line inside a piece. */
export function thin(d: string): ReactNode {
  return <path d={d} fill="none" stroke={INK} strokeWidth="1" opacity=".55" strokeLinecap="round" />
}

/** In the colour of the text around it. */
export function line(d: string, width = 1.8): ReactNode {
  return (
    <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  )
}
