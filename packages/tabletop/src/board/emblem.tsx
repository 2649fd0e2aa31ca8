import type { ReactElement, ReactNode } from 'react'
import './emblem.css'

/**
 * A game's picture for the lobby: flat print, five tones of one hue (`--e0` to `--e4`), paper (`--e-light`), one hot
 * colour (`--e-hot`) and a sun (`--e-sun`), drawn on 260 x 150. Light and dark share one drawing.
 */
export interface GameEmblem {
  readonly hue: number
  /** The hue of the one hot colour. */
  readonly hotHue: number
  /** What it shows, for ears. */
  readonly label: string
  readonly drawing: ReactNode
}

export interface EmblemProps {
  readonly emblem: GameEmblem
  /** Only the middle of it, for a place that is nearly square. */
  readonly square?: boolean
}

export function Emblem({ emblem, square = false }: EmblemProps): ReactElement {
  const hues = { '--e-hue': emblem.hue, '--e-hot-hue': emblem.hotHue }
  return (
    <svg
      className="emblem"
      style={hues}
      viewBox={square ? '30 0 200 150' : '0 0 260 150'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="260" height="150" fill="var(--e0)" />
      {emblem.drawing}
    </svg>
  )
}
