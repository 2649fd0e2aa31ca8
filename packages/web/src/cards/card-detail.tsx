import type { CatalogueCard } from '@turnwright/tabletop'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { CardRulings } from './card-rulings.tsx'
import './card-detail.css'

interface CardDetailProps {
  readonly game: string
  readonly card: CatalogueCard
  /** What was found, to go through it one by one. */
  readonly among: readonly CatalogueCard[]
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** One card from near, with the rules that it is played by. */
export function CardDetail({ game, card, among, onShow, onClose }: CardDetailProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const at = among.findIndex(({ id }) => id === card.id)
  const close = (): void => {
    onClose()
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card.id)}"]`)?.focus()
  }
  const step = (by: number): void => {
    const next = at < 0 ? undefined : among[at + by]
    if (next !== undefined) onShow(next.id)
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close()
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that are pressed in it are its own
    <aside className="card-detail paper" aria-label={card.name} ref={panel} tabIndex={-1} onKeyDown={press}>
      <div className="card-detail-tools">
        <button
          type="button"
          className="rules-tool"
          aria-label="Card before"
          aria-disabled={at <= 0 || undefined}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="rules-tool"
          aria-label="Next card"
          aria-disabled={at < 0 || at === among.length - 1 || undefined}
          onClick={() => step(1)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
        <button type="button" className="rules-tool card-detail-close" aria-label="Close the card" onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <h2 className="only-read">{card.name}</h2>
      <p className="only-read">{card.words}</p>
      <div className="card-detail-full" aria-hidden="true">
        {card.full()}
      </div>
      <CardRulings game={game} rules={card.rules} />
    </aside>
  )
}
