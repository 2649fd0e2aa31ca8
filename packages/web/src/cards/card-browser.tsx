import type { Catalogue, DeckWorkshop, Shelf, Wanted } from '@turnwright/tabletop'
import { ANYTHING, askedFor, classNames, isNumber, isWanted } from '@turnwright/tabletop'
import { BookOpen, Hammer, SlidersHorizontal, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import { goTo } from '../navigation/navigation.ts'
import { rulesPath } from '../rules/rules-path.ts'
import { SearchField } from '../rules/search-field.tsx'
import { CardDetail } from './card-detail.tsx'
import { DeckPanel } from './deck-panel.tsx'
import { cardsPath } from './cards-path.ts'
import { Filters } from './filters.tsx'
import { GridCard } from './grid-card.tsx'
import { type Looking, paramsOf, wantedBy } from './looking.ts'
import { NothingFound } from './nothing-found.tsx'
import { sorted } from './sorted.ts'
import { type DeckInHand, useDeck } from './use-deck.ts'
import './card-browser.css'

interface CardBrowserProps {
  readonly game: string
  readonly name: string | null
  readonly catalogue: Catalogue
  readonly shelf: Shelf
  /** What the address says. */
  readonly asked: Looking
}

/** The cards alone, or beside a deck in the making. */
export function CardBrowser(props: CardBrowserProps) {
  const { workshop } = props.catalogue
  return workshop !== undefined && props.asked.builds ? (
    <Workshop {...props} workshop={workshop} />
  ) : (
    <CardTable {...props} deck={null} workshop={null} />
  )
}

function Workshop(props: CardBrowserProps & { readonly workshop: DeckWorkshop }) {
  const deck = useDeck(props.workshop)
  return <CardTable {...props} deck={deck} />
}

interface CardTableProps extends CardBrowserProps {
  readonly deck: DeckInHand | null
  readonly workshop: DeckWorkshop | null
}

function CardTable({ game, name, catalogue, shelf, asked, deck, workshop }: CardTableProps) {
  const [open, setOpen] = useState(false)
  const look = (looking: Looking): void => goTo(cardsPath(game, paramsOf(looking)), 'in place')
  const want = ({ words, ...wanted }: Wanted): void => look({ ...asked, query: words.join(' '), wanted })
  const wanted = wantedBy(asked)
  // A letter is shown at once; hundreds of cards follow it.
  const shownFor = useDeferredValue(wanted)
  const found = sorted(
    shelf.cards.filter((card) => isWanted(card, shownFor)),
    asked.sort,
  )
  const card = shelf.cards.find(({ id }) => id === asked.card) ?? null
  const chosen = askedFor(shelf, wanted)
  return (
    <div className={classNames('cards-shell', card === null && deck === null ? undefined : 'has-card')}>
      {catalogue.Drawings !== undefined && <catalogue.Drawings />}
      <aside className="cards-filters paper" aria-label="Search and filters" data-open={open || undefined}>
        <SearchField
          query={asked.query}
          label={`Search ${shelf.title.toLowerCase()}`}
          onQuery={(query) => look({ ...asked, query })}
        />
        <button type="button" className="btn cards-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden="true" />
          Filters
          {chosen.length > 0 && <b className="num">{chosen.length}</b>}
        </button>
        <Filters shelf={shelf} wanted={wanted} onWant={want} />
      </aside>
      <main className="cards-cloth cloth">
        <div className="cards-head">
          <h1>{name === null ? 'Cards' : `Cards of ${name}`}</h1>
          <nav className="cards-shelves" aria-label="Sorts of cards">
            {catalogue.shelves.map(({ id, title, cards }) => (
              <Link
                key={id}
                href={cardsPath(game, new URLSearchParams(asked.builds ? { shelf: id, build: '' } : { shelf: id }))}
                aria-current={id === shelf.id ? 'page' : undefined}
              >
                {title} <span className="num">{cards.length}</span>
              </Link>
            ))}
          </nav>
          {catalogue.workshop !== undefined && (
            <button
              type="button"
              className="btn cards-build"
              aria-pressed={asked.builds}
              onClick={() => look({ ...asked, builds: !asked.builds })}
            >
              <Hammer aria-hidden="true" />
              Build a deck
            </button>
          )}
          <Link className="btn cards-rules" href={rulesPath(game)}>
            <BookOpen aria-hidden="true" />
            Rules
          </Link>
        </div>
        <div className="cards-line">
          <output>
            <b className="num">{found.length}</b> of {shelf.cards.length}
          </output>
          {chosen.map(({ title, wanted: rest }) => (
            <button key={title} type="button" className="cards-chip" onClick={() => want(rest)}>
              {title} <X size={14} aria-hidden="true" />
              <span className="only-read">: no longer ask for it</span>
            </button>
          ))}
          {chosen.length > 1 && (
            <button type="button" className="cards-clear" onClick={() => want(ANYTHING)}>
              Clear all
            </button>
          )}
          <label className="cards-sort">
            Sort by{' '}
            <select value={asked.sort} onChange={({ target }) => look({ ...asked, sort: target.value })}>
              <option value="name">name</option>
              {shelf.traits.filter(isNumber).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title.toLowerCase()}
                </option>
              ))}
            </select>
          </label>
        </div>
        {found.length === 0 && <NothingFound {...{ shelf, wanted }} onWant={want} />}
        <ul className="cards-grid">
          {found.map((each) => (
            <GridCard
              key={each.id}
              card={each}
              isShown={each.id === card?.id}
              onShow={() => look({ ...asked, card: each.id })}
              deck={deck}
            />
          ))}
        </ul>
      </main>
      {deck !== null && workshop !== null && (
        <DeckPanel
          {...{ catalogue, workshop, deck }}
          onShow={(id) => look({ ...asked, ...shelfOf(catalogue, id), card: id })}
        />
      )}
      {card !== null && (
        <CardDetail
          key={card.id}
          game={game}
          card={card}
          among={found}
          onShow={(id) => look({ ...asked, card: id })}
          onClose={() => look({ ...asked, card: null })}
        />
      )}
    </div>
  )
}

/** Where a card of the deck stands: nothing else is asked for there. */
function shelfOf({ shelves }: Catalogue, id: string): Partial<Looking> {
  const shelf = shelves.find(({ cards }) => cards.some((card) => card.id === id))
  return shelf === undefined ? {} : { shelf: shelf.id }
}
