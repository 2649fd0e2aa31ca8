import { type Catalogue, type CatalogueCard, CopyText, type DeckWorkshop } from '@turnwright/tabletop'
import { CircleAlert, CircleCheck, Minus, Plus } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { DeckImport } from './deck-import.tsx'
import type { DeckInHand } from './use-deck.ts'
import './deck-panel.css'

interface DeckPanelProps {
  readonly catalogue: Catalogue
  readonly workshop: DeckWorkshop
  readonly deck: DeckInHand
  readonly onShow: (id: string) => void
}

/** What a card is called while it is dragged. */
export const DRAGGED = 'text/x-turnwright-card'

/** A deck in the making: its cards, what is still wrong with it, what numbers say of it, and the ways in and out. */
export function DeckPanel({ catalogue, workshop, deck, onShow }: DeckPanelProps) {
  const [open, setOpen] = useState(false)
  const [importing, setImporting] = useState(false)
  const drop = (event: DragEvent): void => {
    const id = event.dataTransfer.getData(DRAGGED)
    if (id === '') return
    event.preventDefault()
    deck.add(id, 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards are dropped anywhere on it; buttons and keys do the same
    <aside
      className="deck-panel paper"
      aria-label="Your deck"
      data-open={open || undefined}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
    >
      <div className="deck-head">
        <h2>Your deck</h2>
        <output className="num" data-full={deck.size === workshop.size || undefined}>
          {deck.size} of {workshop.size}
        </output>
        <button type="button" className="btn btn-small deck-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Back to the cards' : 'Show'}
        </button>
      </div>
      <div className="deck-body">
        <Verdict deck={deck} />
        {catalogue.shelves.map(({ id, title, cards }) => (
          <DeckSection key={id} title={title} {...{ cards, deck, onShow }} />
        ))}
        {deck.size === 0 && <p className="quiet">Add cards with +, drag them here, or begin with a ready deck.</p>}
        {deck.size > 0 && <workshop.Figures cards={deck.lines} />}
        <div className="deck-doors">
          <label>
            Begin with{' '}
            <select
              value=""
              onChange={({ target }) => {
                const ready = workshop.ready.find(({ id }) => id === target.value)
                if (ready !== undefined) deck.replace(ready.cards)
              }}
            >
              <option value="">a ready deck…</option>
              {workshop.ready.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="btn btn-small" onClick={() => setImporting(true)}>
            Import
          </button>
          <CopyText text={workshop.write(deck.lines)} label="Export: copy the list" />
          {deck.size > 0 && (
            <button type="button" className="btn btn-small" onClick={() => deck.replace([])}>
              Empty it
            </button>
          )}
        </div>
        <p className="quiet">
          It stays in this browser. At a table where decks are brought, it lies ready as “A deck of my own”.
        </p>
      </div>
      {importing && <DeckImport workshop={workshop} onRead={deck.replace} onClose={() => setImporting(false)} />}
    </aside>
  )
}

function Verdict({ deck: { faults } }: { readonly deck: DeckInHand }) {
  return (
    <div className="deck-verdict" data-legal={faults.length === 0 || undefined} aria-live="polite">
      {faults.length === 0 ? (
        <p>
          <CircleCheck size={16} aria-hidden="true" /> It may be played.
        </p>
      ) : (
        faults.map((fault) => (
          <p key={fault}>
            <CircleAlert size={16} aria-hidden="true" /> {fault}
          </p>
        ))
      )}
    </div>
  )
}

interface DeckSectionProps {
  readonly title: string
  readonly cards: readonly CatalogueCard[]
  readonly deck: DeckInHand
  readonly onShow: (id: string) => void
}

function DeckSection({ title, cards, deck, onShow }: DeckSectionProps) {
  const own = cards.filter(({ id }) => deck.countOf(id) > 0)
  if (own.length === 0) return null
  const sum = own.reduce((total, { id }) => total + deck.countOf(id), 0)
  return (
    <section>
      <h3>
        {title} <span className="num">{sum}</span>
      </h3>
      <ul className="deck-lines">
        {own.map(({ id, name }) => (
          <li key={id}>
            <Stepper name={name} n={deck.countOf(id)} onStep={(by) => deck.add(id, by)}>
              <button type="button" className="deck-name" onClick={() => onShow(id)}>
                {name}
              </button>
            </Stepper>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StepperProps {
  readonly name: string
  readonly n: number
  readonly onStep: (by: 1 | -1) => void
  readonly children?: ReactNode
}

/** One less, how many there are, one more. */
export function Stepper({ name, n, onStep, children }: StepperProps) {
  return (
    <span className="deck-stepper">
      {children}
      <button
        type="button"
        aria-label={`One ${name} less`}
        aria-disabled={n === 0 || undefined}
        onClick={() => n > 0 && onStep(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <span className="num">{n}</span>
      <button type="button" aria-label={`One ${name} more`} onClick={() => onStep(1)}>
        <Plus size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
