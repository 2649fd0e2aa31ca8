import type { ReactNode } from 'react'

export interface IconProps {
  readonly size?: number
  readonly className?: string
}

export type Icon = (props: IconProps) => ReactNode

/** A line drawing on 24 x 24 that takes the colour of the text around it. */
export function drawLine(drawing: ReactNode): Icon {
  return ({ size = 20, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawing}
    </svg>
  )
}

/** A filled shape on 24 x 24. */
export function drawSolid(drawing: ReactNode): Icon {
  return ({ size = 20, className }) => (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      {drawing}
    </svg>
  )
}
