import { Children, type ReactElement, type ReactNode } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { classNames } from '../class-names.ts'
import './hand-fan.css'

export interface HandFanProps {
  /** Cards, one child each. */
  readonly children: ReactNode
  /** What is said where no card is held. */
  readonly none: string
  /** Stands before the cards. */
  readonly title?: ReactNode
  /** For the game's style: it sets `--fan-height`, and `--fan-card` where cards are not 5 to 7. */
  readonly className?: string
  /** Set where cards take the focus only while they can be chosen: the hand is then scrolled with the keyboard itself. */
  readonly reachable?: boolean
}

/** The cards you hold. Where they do not fit side by side they lie over each other, and rise when pointed at. */
export function HandFan({ children, none, title, className, reachable = false }: HandFanProps): ReactElement {
  const { isLooked } = useTableVoice()
  const focus = isLooked === true || reachable ? { tabIndex: 0 } : {}
  const cards = Children.toArray(children)
  return (
    <section className={classNames('hand-zone', className)} aria-label={`Your hand, ${counted(cards.length)}`}>
      {title}
      <div className="hand-room">
        {/* Where nobody plays no card takes the focus, and the hand is scrolled with the keyboard itself. */}
        <div className="hand-fan" style={{ '--cards': cards.length }} {...focus}>
          {cards}
          {cards.length === 0 && <p className="hand-none">{none}</p>}
        </div>
      </div>
    </section>
  )
}

function counted(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`
}
