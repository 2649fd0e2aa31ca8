import type { WhereShown } from '@turnwright/tabletop'
import { BookOpen, ExternalLink, LayoutGrid, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cardsPath } from '../cards/cards-path.ts'
import { FoundCards } from '../cards/found-cards.tsx'
import { hasCatalogue } from '../cards/load-catalogue.ts'
import { inThisLocale } from '../navigation/navigation.ts'
import { rulesPath } from './rules-path.ts'
import { RulesReader } from './rules-reader.tsx'
import { useBook } from './use-book.ts'
import './rules-sheet.css'

export interface RulesSheetProps {
  readonly game: string
  readonly name: string
  readonly asked: string | null
  readonly at: string | null
  readonly visit: object
  /** The running game, as the seat sees it. */
  readonly shown: WhereShown
  readonly onRule: (number: string) => void
  readonly onClose: () => void
}

/** The rules beside the request: the table stays in sight, and can be played at. */
export function RulesSheet({ game, name, asked, at, visit, shown, onRule, onClose }: RulesSheetProps) {
  const book = useBook(game)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever opens them is taken there, and back to where they came from.
    const before = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
    // Arrows scroll here; elsewhere they move over the table.
    if (event.key === 'Escape' || event.key.startsWith('Arrow')) event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that are pressed in it are its own
    <aside className="rules-sheet paper" aria-label={`Rules of ${name}`} ref={sheet} tabIndex={-1} onKeyDown={press}>
      <header className="rules-head">
        <BookOpen size={20} aria-hidden="true" />
        <p className="rules-title">Rules of {name}</p>
        {hasCatalogue(game) && (
          <a
            className="rules-tool"
            href={inThisLocale(cardsPath(game))}
            target="_blank"
            rel="noopener"
            aria-label={`All cards of ${name}`}
          >
            <LayoutGrid size={18} aria-hidden="true" />
          </a>
        )}
        <a
          className="rules-tool"
          href={inThisLocale(rulesPath(game, at))}
          target="_blank"
          rel="noopener"
          aria-label="Open the rules as a page of their own"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </a>
        <button type="button" className="rules-tool" aria-label="Close the rules" data-key="escape" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      {book === undefined ? (
        <p className="rules-note">The rules are being fetched…</p>
      ) : book === null ? (
        <p className="rules-note">
          The game comes without written rules, or they could not be fetched. Close this and open it again.
        </p>
      ) : (
        <RulesReader
          {...{ book, asked, at, visit, onRule }}
          searchLabel={hasCatalogue(game) ? 'Search rules and cards' : 'Search the rules'}
          alsoFound={(query, goTo) => hasCatalogue(game) && <FoundCards {...{ game, shown, query }} onRule={goTo} />}
        />
      )}
    </aside>
  )
}
