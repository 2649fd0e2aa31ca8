import type { ReactNode } from 'react'
import './house-card.css'

interface HouseCardProps {
  readonly label: string
  readonly icon: ReactNode
  readonly head: string
  readonly title: string
  /** It says whom we wait for. */
  readonly late?: boolean
  readonly children?: ReactNode
}

/** The house speaks: amber, where the game is teal. */
export function HouseCard({ label, icon, head, title, late = false, children }: HouseCardProps) {
  return (
    <section className="house-card" aria-label={label} data-late={late || undefined}>
      <p className="house-head">
        {icon}
        {head}
      </p>
      <h2 className="house-title">{title}</h2>
      {children}
    </section>
  )
}
