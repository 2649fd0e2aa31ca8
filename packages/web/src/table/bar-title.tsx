import { HouseSign } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'

interface BarTitleProps {
  readonly name: string
  /** Where the game stands, or what is done with it here. */
  readonly children: ReactNode
}

/** The way home and the name of the game, at the wooden edge of its table. */
export function BarTitle({ name, children }: BarTitleProps) {
  return (
    <div className="top-game">
      <Link className="tool top-home" href="/" aria-label="Back to the lobby">
        <HouseSign size={26} />
      </Link>
      <div>
        <h1>{name}</h1>
        {children}
      </div>
    </div>
  )
}
