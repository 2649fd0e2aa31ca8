import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './card.css'

export interface CardProps {
  /** In pixels; everything on the card grows with it. Without it the style sheet decides. */
  readonly width?: number
  readonly className?: string
  readonly children?: ReactNode
}

/** The frame of any card: 5 to 7, paper, a soft edge. What stands on it is the game's business. */
export function Card({ width, className, children }: CardProps): ReactElement {
  return (
    <span className={classNames('card', className)} style={width === undefined ? undefined : widthOf(width)}>
      {children}
    </span>
  )
}

export interface CardBackProps {
  readonly width?: number
  /** The hue of its deck; by default that of the cloth. */
  readonly hue?: number
  readonly className?: string
}

/** Hidden: the back of its deck. */
export function CardBack({ width, hue, className }: CardBackProps): ReactElement {
  const deck = hue === undefined ? {} : { '--deck': hue }
  const size = width === undefined ? {} : widthOf(width)
  return <span className={classNames('card card-back', className)} style={{ ...size, ...deck }} />
}

function widthOf(width: number): CSSProperties {
  return { '--card-width': `${width}px` }
}
