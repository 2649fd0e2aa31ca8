import { HouseSign } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import './house-bar.css'

/** The wooden edge of a page that is no table: the way home, and what the page says or does at its end. */
export function HouseBar({ children }: { readonly children: ReactNode }) {
  return (
    <header className="house-bar wood">
      <Link className="brand" href="/">
        <HouseSign size={28} />
        Turnwright
      </Link>
      {children}
    </header>
  )
}
