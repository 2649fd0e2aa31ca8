import { HouseSign, SeatMark } from '@turnwright/tabletop'
import { Link } from '../navigation/link.tsx'
import { inThisLocale } from '../navigation/navigation.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import './site-bar.css'

interface SiteBarProps {
  readonly name: string
}

/** The wooden edge above the lobby. */
export function SiteBar({ name }: SiteBarProps) {
  return (
    <header className="site-bar wood">
      <a className="brand" href={inThisLocale('/')}>
        <HouseSign size={28} />
        Turnwright
      </a>
      <nav className="site-nav" aria-label="On this page">
        <a className="tool" href="#games">
          Games
        </a>
        <a className="tool" href="#tables">
          Tables
        </a>
        <a className="tool" href="#how">
          How it works
        </a>
      </nav>
      <ThemeSwitch />
      <Link className="tool site-me" title={name} href="/you">
        <SeatMark seat={0} />
        <span>{name}</span>
        <span className="only-read">: your page</span>
      </Link>
    </header>
  )
}
