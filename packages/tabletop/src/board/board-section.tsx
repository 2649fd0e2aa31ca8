import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useSectionTurn } from './section-turns.ts'
import { usePhone } from './use-phone.ts'
import './board-section.css'

export interface BoardSectionProps {
  /** One of the game's section names. */
  readonly id: string
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the board: beside the others on a wide screen, one swipe from them on a phone. */
export function BoardSection({ id, label, className, children }: BoardSectionProps): ReactElement {
  // On a phone each part scrolls by itself, so the keyboard must be able to get there.
  const reachable = usePhone() ? { tabIndex: 0 } : {}
  const isDrawn = useSectionTurn(id)
  return (
    <section id={`section-${id}`} className={classNames('board-section', className)} aria-label={label} {...reachable}>
      {isDrawn && children}
    </section>
  )
}
