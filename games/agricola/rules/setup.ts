import type { CardId } from '@turnwright/kernel'
import type { CardType, HandCard } from '../cards/card.ts'
import { dealtCards } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { ROUND_CARDS, STAGES } from '../cards/round-cards.ts'
import { SPACE_IDS } from '../cards/space-names.ts'
import { newPlayer } from './new-player.ts'
import type { AgricolaOptions } from './options.ts'
import { firstGame, isSeries } from './solo/series.ts'
import { boardFor, fixedPlaces } from './spaces/board.ts'
import type { Agricola, AgricolaState } from './state.ts'

export const HAND_SIZE = 7

interface Decks {
  /** By the number of players: those marked for more than there are stay in the box. */
  readonly occupation: readonly (readonly string[])[]
  readonly minor: readonly string[]
}

const decksOf = (dealt: readonly HandCard[]): Decks => ({
  occupation: [0, 1, 2, 3, 4].map((players) => idsIn(dealt, 'occupation', players)),
  minor: idsIn(dealt, 'minor'),
})
const idsIn = (dealt: readonly HandCard[], type: CardType, players = 4): readonly string[] =>
  dealt.filter((card) => card.type === type && card.players <= players).map(({ id }) => id)

const DECKS = decksOf(dealtCards(false))
const DECKS_WITH_HOUSE = decksOf(dealtCards(true))
const STAGE_IDS: readonly (readonly string[])[] = STAGES.map((_, at) =>
  ROUND_CARDS.filter(({ stage }) => stage === at + 1).map(({ id }) => id),
)

export function setup(game: Agricola, options: AgricolaOptions): AgricolaState {
  const { players, random, cards } = game
  const first = random.int(players.length)
  const box: CardId[] = []
  const occupations = options.cards === 'base' ? deckOf(game, 'occupation', options) : []
  const minors = options.cards === 'base' ? deckOf(game, 'minor', options) : []
  const isDrafted = options.draft === 'on' && options.cards === 'base' && players.length > 1
  const state: AgricolaState = {
    agenda: isDrafted ? [{ do: 'draft' }, { do: 'begin-round' }] : [{ do: 'begin-round' }],
    round: 0,
    phase: isDrafted ? 'draft' : 'preparation',
    first,
    marker: first,
    turn: first,
    players: players.map(({ seat }) => newPlayer(foodAtStart(players.length, seat === first))),
    open: fixedPlaces(boardFor(players.length, options.cards)),
    stock: SPACE_IDS.map(() => 0),
    people: SPACE_IDS.map(() => 0),
    newborns: SPACE_IDS.map(() => 0),
    roundCards: shuffledRoundCards(game),
    majors: MAJORS.map((_, at) => at),
    box,
    series: null,
  }
  for (const [seat, { hand, offered }] of state.players.entries()) {
    const to = isDrafted ? offered : hand
    cards.draw(occupations, to, seat, HAND_SIZE)
    cards.draw(minors, to, seat, HAND_SIZE)
  }
  box.push(...occupations, ...minors)
  if (isSeries(players.length, options)) state.series = firstGame(state)
  return state
}

/** The starting player has 2 food, everybody else 3, and who is alone nothing. */
function foodAtStart(players: number, isFirst: boolean): number {
  if (players === 1) return 0
  return isFirst ? 2 : 3
}

function deckOf({ cards, players }: Agricola, type: CardType, { house }: AgricolaOptions): CardId[] {
  const { occupation, minor } = house ? DECKS_WITH_HOUSE : DECKS
  const deck = cards.create(type, type === 'occupation' ? (occupation[players.length] ?? []) : minor)
  cards.shuffle(deck)
  return deck
}

/** Shuffled within each stage alone. From behind, a card shows its stage. */
function shuffledRoundCards({ cards }: Agricola): CardId[] {
  return STAGE_IDS.flatMap((ids, at) => {
    const pile = cards.create(`stage ${at + 1}`, ids)
    cards.shuffle(pile)
    return pile
  })
}
