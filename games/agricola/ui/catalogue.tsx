import {
  type Catalogue,
  type CatalogueCard,
  type KindTrait,
  nameOfSeat,
  type NumberTrait,
  type WhereShown,
  whose,
} from '@turnwright/tabletop'
import type { HandCard } from '../cards/card.ts'
import { costWords, needWords } from '../cards/card-words.ts'
import { MINORS, OCCUPATIONS } from '../cards/catalogue.ts'
import { goodsText } from '../cards/goods.ts'
import type { Major } from '../cards/major.ts'
import { MAJORS } from '../cards/majors.ts'
import type { AgricolaView } from '../rules/view.ts'
import { rulesOfCard, rulesOfMajor } from '../words/card-rules.ts'
import { CardFace } from './cards/card-face.tsx'
import { MajorFace } from './cards/major-face.tsx'
import { Sprite } from './signs/sprite.tsx'
import './colour.css'
import './catalogue/printed-face.css'

/** What cards are paid with. */
const PAID = ['wood', 'clay', 'reed', 'stone', 'food', 'grain', 'sheep'] as const

/** Everything that can be in a hand, and the ten major improvements. */
export const catalogue: Catalogue<AgricolaView> = {
  shelves: [
    {
      id: 'occupations',
      title: 'Occupations',
      cards: OCCUPATIONS.map(handCard).toSorted(byName),
      traits: [playersTrait(), categoryTrait(OCCUPATIONS), deckTrait()],
    },
    {
      id: 'minor-improvements',
      title: 'Minor improvements',
      cards: MINORS.map(handCard).toSorted(byName),
      traits: [
        costTrait(),
        {
          id: 'needs',
          title: 'Needs',
          values: [
            { id: 'nothing', title: 'nothing' },
            { id: 'something', title: 'something' },
          ],
        },
        {
          id: 'stays',
          title: 'When played',
          values: [
            { id: 'stays', title: 'it stays' },
            { id: 'passes', title: 'it goes on' },
          ],
        },
        categoryTrait(MINORS),
        pointsTrait(),
        deckTrait(),
      ],
    },
    {
      id: 'major-improvements',
      title: 'Major improvements',
      cards: MAJORS.map(majorCard),
      traits: [costTrait(), pointsTrait()],
    },
  ],
  cloth: { hue: 88, chroma: 0.026 },
  Drawings: Sprite,
  whereabouts,
}

function byName(a: CatalogueCard, b: CatalogueCard): number {
  return a.name.localeCompare(b.name)
}

function handCard(card: HandCard): CatalogueCard {
  const cost = costWords(card)
  const need = needWords(card.prereq)
  return {
    id: card.id,
    name: card.name,
    words: [
      card.type === 'occupation'
        ? `Occupation, for ${card.players} or more players.`
        : `Minor improvement, ${cost === null ? 'free' : `costs ${cost}`}.`,
      ...(need === null ? [] : [`Needs ${need}.`]),
      ...(card.passing ? ['Goes to the left neighbour when it was played.'] : []),
      card.text,
      ...(card.points === 0 ? [] : [`Points: ${card.points}.`]),
      `${card.category}, ${card.code}.`,
    ].join(' '),
    has: {
      players: [String(card.players)],
      category: [card.category],
      deck: [card.deck],
      cost: cost === null ? ['nothing'] : PAID.filter((good) => card.cost[good] !== undefined),
      needs: [need === null ? 'nothing' : 'something'],
      stays: [card.passing ? 'passes' : 'stays'],
      points: card.points,
    },
    rules: rulesOfCard(card),
    face: () => <CardFace of={card} />,
    full: () => (
      <div className="ag-printed">
        <CardFace of={card} />
      </div>
    ),
  }
}

function majorCard(major: Major): CatalogueCard {
  return {
    id: `major-${major.id}`,
    name: major.name,
    words: `Major improvement, costs ${goodsText(major.cost)}${major.returns.length > 0 ? ' or a Fireplace that goes back' : ''}. ${major.text} Points: ${major.points}.`,
    has: { cost: Object.keys(major.cost), points: major.points },
    rules: rulesOfMajor(major),
    face: () => <MajorFace of={major} />,
    full: () => (
      <div className="ag-printed">
        <MajorFace of={major} />
      </div>
    ),
  }
}

function playersTrait(): KindTrait {
  return {
    id: 'players',
    title: 'Used with',
    values: [
      { id: '1', title: '1 or more' },
      { id: '3', title: '3 or more' },
      { id: '4', title: '4' },
    ],
  }
}

function categoryTrait(cards: readonly HandCard[]): KindTrait {
  const categories = [...new Set(cards.map(({ category }) => category))].toSorted()
  return { id: 'category', title: 'Brings', values: categories.map((id) => ({ id, title: id })) }
}

function costTrait(): KindTrait {
  return { id: 'cost', title: 'Costs', values: [...PAID, 'nothing'].map((id) => ({ id, title: id })) }
}

function pointsTrait(): NumberTrait {
  return { id: 'points', title: 'Points', step: 1 }
}

function deckTrait(): KindTrait {
  return {
    id: 'deck',
    title: 'Deck',
    values: [
      { id: 'A', title: 'A' },
      { id: 'B', title: 'B' },
      { id: 'H', title: 'of the house' },
    ],
  }
}

/** Where cards are, as far as the seat can see. */
function whereabouts({ view, seat, players }: WhereShown<AgricolaView>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const tell = (id: string, where: string): unknown => found.set(id, [...(found.get(id) ?? []), where])
  for (const id of view.majors) tell(`major-${id}`, 'to be built')
  for (const player of view.players) {
    const isYou = player.seat === seat
    for (const { id } of player.hand) tell(id, isYou ? 'in your hand' : `in ${whose(players, player.seat, seat)} hand`)
    for (const { id } of player.offered) tell(id, 'offered to you')
    const owns = isYou ? 'you have it in play' : `${nameOfSeat(players, player.seat, seat)} has it in play`
    for (const { id } of [...player.occupations, ...player.minors]) tell(id, owns)
    for (const id of player.majors)
      tell(`major-${id}`, isYou ? 'you own it' : `${nameOfSeat(players, player.seat, seat)} owns it`)
  }
  return found
}
