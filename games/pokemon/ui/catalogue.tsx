import {
  type Catalogue,
  type CatalogueCard,
  type KindTrait,
  type Shelf,
  type WhereShown,
  whose,
} from '@turnwright/tabletop'
import type { Card, PokemonCard } from '../cards/card.ts'
import { ENERGY_TYPES } from '../cards/energy-type.ts'
import { DISTINCT_CARDS, fullNameOf } from '../cards/full-name.ts'
import type { CardView, DuelView } from '../rules/view.ts'
import { rulesOfCard } from '../words/card-rules.ts'
import { hueOf } from './art/picture.ts'
import { shownAs } from './catalogue/shown-as.ts'
import { workshop } from './decks/workshop.ts'
import { CardInside } from './card/card-inside.tsx'
import { STAGE_NAMES, wordsBesideName } from './card/card-words.ts'
import { EnergySymbol } from './signs/energy-symbol.tsx'
import { CardZoom } from './zoom/card-zoom.tsx'
import { inPlay } from './zoom/find-card.ts'
import './colour.css'

function cardOf(card: Card): CatalogueCard {
  return {
    id: card.id,
    name: fullNameOf(card),
    words: [wordsBesideName(card) || 'Basic energy', `${card.set} ${card.number}`].join('. '),
    has: {
      set: [card.set],
      ...(card.supertype === 'Pokemon' ? traitsOf(card) : {}),
      ...(card.supertype === 'Energy' ? { sort: [card.basic ? 'basic' : 'special'] } : {}),
    },
    rules: rulesOfCard(card),
    face: () => (
      <span className="card pk-card" data-type={hueOf(card)} data-kind={card.supertype}>
        <CardInside card={card} />
      </span>
    ),
    full: () => <CardZoom printed={card} pokemon={null} reason={null} />,
  }
}

function traitsOf({
  type,
  stage,
  weakness,
  resistance,
  power,
  hp,
  retreat,
  attacks,
}: PokemonCard): CatalogueCard['has'] {
  return {
    type: [type],
    stage: [stage],
    weakness: [weakness ?? 'none'],
    resistance: [resistance ?? 'none'],
    power: [power === null ? 'without' : 'with'],
    hp,
    retreat,
    damage: Math.max(0, ...attacks.map(({ damage }) => damage)),
  }
}

function typesCalled(
  id: string,
  title: string,
  types: readonly (typeof ENERGY_TYPES)[number][],
  orNone: boolean,
): KindTrait {
  const values = types.map((type) => ({ id: type, title: type, sign: <EnergySymbol type={type} size={18} /> }))
  return { id, title, values: orNone ? [...values, { id: 'none', title: 'none' }] : values }
}

const SETS: KindTrait = {
  id: 'set',
  title: 'Set',
  values: ['Base', 'Jungle', 'Fossil', 'House'].map((id) => ({ id, title: id })),
}

function shelf(id: string, title: string, supertype: Card['supertype'], traits: Shelf['traits']): Shelf {
  const cards = DISTINCT_CARDS.filter((card) => card.supertype === supertype).map(cardOf)
  return { id, title, cards: cards.toSorted((a, b) => a.name.localeCompare(b.name)), traits }
}

/** Every card once: of those printed twice the first. */
export const catalogue: Catalogue<DuelView> = {
  shelves: [
    shelf('pokemon', 'Pokémon', 'Pokemon', [
      typesCalled('type', 'Type', ENERGY_TYPES, false),
      {
        id: 'stage',
        title: 'Stage',
        values: (['Basic', 'Stage1', 'Stage2'] as const).map((id) => ({ id, title: STAGE_NAMES[id] })),
      },
      { id: 'hp', title: 'HP', step: 10 },
      { id: 'damage', title: 'Most printed damage', step: 10 },
      { id: 'retreat', title: 'Retreat cost', step: 1 },
      typesCalled('weakness', 'Weakness', ENERGY_TYPES.slice(0, -1), true),
      typesCalled('resistance', 'Resistance', ENERGY_TYPES.slice(0, -1), true),
      {
        id: 'power',
        title: 'Pokémon Power',
        values: [
          { id: 'with', title: 'with one' },
          { id: 'without', title: 'without' },
        ],
      },
      SETS,
    ]),
    shelf('trainers', 'Trainers', 'Trainer', [SETS]),
    shelf('energy', 'Energy', 'Energy', [
      {
        id: 'sort',
        title: 'Sort',
        values: [
          { id: 'basic', title: 'basic' },
          { id: 'special', title: 'special' },
        ],
      },
    ]),
  ],
  cloth: { hue: 235, chroma: 0.022 },
  workshop,
  whereabouts,
}

/** Where cards are, as far as the seat can see. Each place is told once, with how many lie there. */
function whereabouts({ view, seat, players }: WhereShown<DuelView>): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>()
  const tell = (cards: readonly CardView[], where: string): void => {
    for (const { id } of cards) {
      const shown = id === null ? null : shownAs(id)
      if (shown === null) continue
      const places = counts.get(shown) ?? new Map<string, number>()
      counts.set(shown, places.set(where, (places.get(where) ?? 0) + 1))
    }
  }
  if (view.playing !== null) tell([view.playing], 'being played')
  for (const player of view.players) {
    const owner = player.seat === seat ? 'your' : whose(players, player.seat, seat)
    tell(player.active === null ? [] : player.active.cards.slice(-1), `${owner} Active Pokémon`)
    tell(
      player.bench.flatMap(({ cards }) => cards.slice(-1)),
      `on ${owner} Bench`,
    )
    const pokemon = inPlay(player)
    tell(
      pokemon.flatMap(({ cards }) => cards.slice(0, -1)),
      `below ${owner} Pokémon`,
    )
    tell(
      pokemon.flatMap(({ energy, tools }) => [...energy, ...tools]),
      `attached to ${owner} Pokémon`,
    )
    tell(player.hand, `in ${owner} hand`)
    tell(player.faceDown, `face down in front of ${player.seat === seat ? 'you' : 'the other player'}`)
    tell(player.discard, `in ${owner} discard pile`)
    tell(player.prizes, `among ${owner} Prizes`)
    tell(player.deck.top, `in ${owner} deck`)
  }
  return new Map(
    Array.from(counts, ([id, places]) => [id, Array.from(places, ([where, n]) => (n === 1 ? where : `${n} ${where}`))]),
  )
}
