import { ANYTHING, type CatalogueCard, isWanted, type WhereShown } from '@turnwright/tabletop'
import { useState } from 'react'
import { Marked } from '../rules/marked.tsx'
import { searchWords } from '../rules/search-words.ts'
import { useCatalogue } from './use-catalogue.ts'
import './found-cards.css'

interface FoundCardsProps {
  readonly game: string
  readonly shown: WhereShown
  readonly query: string
  readonly onRule: (number: string) => void
}

const MOST_SHOWN = 30

/** The cards that speak of something, those first that the seat can see, with where they are. */
export function FoundCards({ game, shown, query, onRule }: FoundCardsProps) {
  const catalogue = useCatalogue(game)
  const [open, setOpen] = useState<string | null>(null)
  if (!catalogue) return null
  const words = searchWords(query)
  const where = catalogue.whereabouts(shown)
  const found = catalogue.shelves
    .flatMap(({ cards }) => cards)
    .filter((card) => isWanted(card, { ...ANYTHING, words }))
    .toSorted((a, b) => Number(where.has(b.id)) - Number(where.has(a.id)))
  if (found.length === 0) return null
  return (
    <section className="found-cards" aria-label="Cards">
      <h3>
        Cards <span className="num">{found.length}</span>
      </h3>
      <ul>
        {found.slice(0, MOST_SHOWN).map((card) => (
          <FoundCard
            key={card.id}
            {...{ card, words, onRule }}
            where={where.get(card.id) ?? null}
            isOpen={open === card.id}
            onOpen={() => setOpen(open === card.id ? null : card.id)}
          />
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p>And {found.length - MOST_SHOWN} more: look for another word as well.</p>}
    </section>
  )
}

interface FoundCardProps {
  readonly card: CatalogueCard
  readonly words: readonly string[]
  readonly where: readonly string[] | null
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRule: (number: string) => void
}

function FoundCard({ card, words, where, isOpen, onOpen, onRule }: FoundCardProps) {
  return (
    <li data-open={isOpen || undefined}>
      <button type="button" className="found-card" aria-expanded={isOpen} onClick={onOpen}>
        <b>
          <Marked text={card.name} words={words} />
        </b>
        <span className="found-where" data-seen={where !== null || undefined}>
          {where === null ? 'not in sight' : where.join(', ')}
        </span>
        <small>
          <Marked text={card.words} words={words} />
        </small>
      </button>
      {isOpen && (
        <div className="found-full">
          <div aria-hidden="true">{card.full()}</div>
          <p>
            {card.rules.map((number) => (
              <button
                key={number}
                type="button"
                className="rule-door num"
                aria-label={`Rule ${number}`}
                onClick={() => onRule(number)}
              >
                {number}
              </button>
            ))}
          </p>
        </div>
      )}
    </li>
  )
}
