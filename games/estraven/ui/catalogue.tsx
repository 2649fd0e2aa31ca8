import {
  type Catalogue,
  type CatalogueCard,
  type Shelf,
  type Trait,
  type WhereShown,
  whose,
} from '@turnwright/tabletop'
import { type Card, isUnit, manaCostOf } from '../cards/card.ts'
import { CARDS, DECKS } from '../cards/catalogue.ts'
import { FACTION_NAMES } from '../cards/deck-pairs.ts'
import { MARKET_CARDS } from '../cards/market-deck.ts'
import { FACTIONS, RESOURCE_KINDS, SUBTYPES } from '../cards/words-of-the-game.ts'
import type { CardView, EstravenView } from '../rules/view.ts'
import { rulesOfCard } from '../words/card-rules.ts'
import { houseOf } from './art/picture.ts'
import { CardFace } from './card/card-face.tsx'
import { printedKeywords, printedWords } from './card/card-words.ts'
import { FactionSign } from './signs/faction-sign.tsx'
import { CardZoom } from './zoom/card-zoom.tsx'
import './colour.css'

const COPIES = new Map(
  [...FACTIONS.flatMap((faction) => DECKS[faction].cards), ...MARKET_CARDS].map(({ card, copies }) => [
    card.id,
    copies,
  ]),
)

function cardOf(card: Card): CatalogueCard {
  const copies = COPIES.get(card.id) ?? 0
  const { lead, ward, keywords } = printedKeywords(card)
  return {
    id: card.id,
    name: card.name,
    words: [
      printedWords(card).replace(`${card.name}, `, ''),
      card.type === 'resource' || card.isToken ? '' : `Costs ${manaCostOf(card)} mana`,
      card.pitch === null ? '' : `pitches for ${card.pitch}`,
      copies > 1 ? `${copies} copies` : '',
    ]
      .filter(Boolean)
      .join('. '),
    has: {
      deck: card.faction === null ? [] : [card.faction],
      type: [card.isToken ? 'token' : card.type],
      tribe: card.subtypes,
      resource: card.resource === null ? [] : [card.resource],
      keyword: [...keywords, ...(lead === null ? [] : ['lead']), ...(ward > 0 ? ['ward'] : [])],
      mana: manaCostOf(card),
      ...(isUnit(card) ? { power: card.power, health: card.health } : {}),
    },
    rules: rulesOfCard(card),
    face: () => (
      <span className="card es-card" data-faction={houseOf(card)}>
        <CardFace card={card} />
      </span>
    ),
    full: () => <CardZoom printed={card} />,
  }
}

const DECK: Trait = {
  id: 'deck',
  title: 'Deck',
  values: FACTIONS.map((id) => ({ id, title: FACTION_NAMES[id], sign: <FactionSign of={id} /> })),
}

const decks: Shelf = {
  id: 'decks',
  title: 'Decks',
  cards: CARDS.filter(({ resource }) => resource === null)
    .map(cardOf)
    .toSorted((a, b) => a.name.localeCompare(b.name)),
  traits: [
    DECK,
    {
      id: 'type',
      title: 'Is a',
      values: ['leader', 'troop', 'spell', 'reaction', 'token'].map((id) => ({ id, title: id })),
    },
    { id: 'mana', title: 'Mana', step: 1 },
    {
      id: 'keyword',
      title: 'Keyword',
      values: ['lead', 'guard', 'swift', 'ward', 'lifebond'].map((id) => ({ id, title: id })),
    },
    { id: 'tribe', title: 'Tribe', values: SUBTYPES.map((id) => ({ id, title: id })) },
    { id: 'power', title: 'Power', step: 1 },
    { id: 'health', title: 'Health', step: 1 },
  ],
}

const market: Shelf = {
  id: 'market',
  title: 'Market',
  cards: CARDS.filter(({ resource }) => resource !== null).map(cardOf),
  traits: [
    {
      id: 'resource',
      title: 'Sort',
      values: RESOURCE_KINDS.map((id) => ({ id, title: id, sign: <FactionSign of={id} /> })),
    },
  ],
}

/** The six decks with their tokens, and the market. */
export const catalogue: Catalogue<EstravenView> = {
  shelves: [decks, market],
  cloth: { hue: 305, chroma: 0.019 },
  whereabouts,
}

/** Where cards are, as far as the seat can see. Each place is told once, with how many lie there. */
function whereabouts({ view, seat, players }: WhereShown<EstravenView>): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>()
  const tell = (cards: readonly CardView[], where: string): void => {
    for (const { id } of cards) {
      const places = counts.get(id) ?? new Map<string, number>()
      counts.set(id, places.set(where, (places.get(where) ?? 0) + 1))
    }
  }
  tell(view.market.row, 'in the market row')
  tell(view.chain.links, 'on the chain')
  for (const player of view.players) {
    const owner = player.seat === seat ? 'your' : whose(players, player.seat, seat)
    tell(player.hand, `in ${owner} hand`)
    tell(player.battlefield, `on ${owner} battlefield`)
    tell(player.pitched, `in ${owner} pitch zone`)
    tell(player.graveyard, `in ${owner} graveyard`)
    tell(player.exile, `in ${owner} exile`)
  }
  return new Map(
    Array.from(counts, ([id, places]) => [id, Array.from(places, ([where, n]) => (n === 1 ? where : `${n} ${where}`))]),
  )
}
