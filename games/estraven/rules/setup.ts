import { newChain } from '@turnwright/actions'
import { nth } from '@turnwright/kernel'
import { manaCostOf } from '../cards/card.ts'
import { deckCards, identitiesOf, MARKET_DECK, MARKET_WITH_HOUSE } from '../cards/catalogue.ts'
import type { DeckEntry } from '../cards/deck.ts'
import { factionsOf } from '../cards/deck-pairs.ts'
import { FACTIONS, type Faction, LINK_SORTS } from '../cards/words-of-the-game.ts'
import { ROW_SIZE, turnUp } from './market.ts'
import { CHOOSE, type EstravenOptions } from './options.ts'
import { type Estraven, type EstravenState, type PlayerState, playerAt } from './state.ts'
import { HAND_SIZE } from './turn.ts'

export const LIFE = 20

/** E1-E6. Everything has one back: cards of players come to lie in the market deck. */
export function setup(game: Estraven, options: EstravenOptions): EstravenState {
  const { cards, players, random } = game
  const first = random.int(players.length)
  const deck = cards.create('card', options.house ? MARKET_WITH_HOUSE : MARKET_DECK)
  cards.shuffle(deck)
  const state: EstravenState = {
    phase: 'decks',
    round: 0,
    turns: 0,
    first,
    turn: first,
    players: players.map(newPlayer),
    market: { deck, row: [], ages: [], arrivals: 0 },
    chain: newChain(),
    links: 0,
    combat: null,
    triggers: [],
    moment: 0,
    attacked: false,
    traded: false,
    box: [],
    answerCosts: [],
  }
  for (let n = 0; n < ROW_SIZE; n++) turnUp(cards, state.market)
  game.tell({ kind: 'market-opens', cards: state.market.row.slice() })
  const chosen = [options.firstDecks, options.secondDecks]
  for (const [seat, pair] of chosen.entries()) if (pair !== CHOOSE) playerAt(state, seat).decks = factionsOf(pair)
  if (state.players.every(({ decks }) => decks.length > 0)) dealDecks(game, state)
  return state
}

function newPlayer(): PlayerState {
  return {
    life: LIFE,
    pool: 0,
    keepsPool: false,
    library: [],
    hand: [],
    battlefield: [],
    pitched: [],
    graveyard: [],
    exile: [],
    decks: [],
    passUntil: 'ask',
    drewNothing: false,
    isPresent: true,
  }
}

/** E2, E3: both decks of each player together, shuffled; seven cards each. */
export function dealDecks(game: Estraven, state: EstravenState): void {
  const { cards, options } = game
  state.players.forEach((player, seat) => {
    game.tell({ kind: 'plays-decks', seat, decks: player.decks })
    player.library.push(
      ...cards.create(
        'card',
        player.decks.flatMap((faction) => dealt(faction, options).identities),
      ),
    )
    cards.shuffle(player.library)
    game.tell({ kind: 'draws', seat, cards: cards.draw(player.library, player.hand, seat, HAND_SIZE) })
    if (options.secondPlayerBonus && seat !== state.first) {
      player.pool = 1
      player.keepsPool = true
      game.tell({ kind: 'starts-with-mana', seat, pool: player.pool })
    }
  })
  state.answerCosts = answerCostsIn(
    state.players.flatMap(({ decks }) => decks),
    options,
  )
  state.phase = options.mulligan ? 'mulligan' : 'start'
}

interface Dealt {
  readonly identities: readonly string[]
  /** By sort of link: what its cheapest reaction to that costs. */
  readonly answerCosts: readonly number[]
}

/** What each deck deals: games are set up by the thousand. */
const PLAIN = FACTIONS.map((faction) => dealtFrom(deckCards(faction, false)))
const WITH_HOUSE = FACTIONS.map((faction) => dealtFrom(deckCards(faction, true)))

function dealtFrom(entries: readonly DeckEntry[]): Dealt {
  return {
    identities: identitiesOf(entries),
    answerCosts: LINK_SORTS.map((sort) =>
      entries
        .filter(({ card }) => card.answers.includes(sort))
        .reduce((least, { card }) => Math.min(least, manaCostOf(card)), Number.MAX_SAFE_INTEGER),
    ),
  }
}

function dealt(faction: Faction, { house }: Pick<EstravenOptions, 'house'>): Dealt {
  return nth(house ? WITH_HOUSE : PLAIN, FACTIONS.indexOf(faction))
}

/** What the cheapest reaction in these decks costs, for each sort of link. */
export function answerCostsIn(decks: readonly Faction[], options: Pick<EstravenOptions, 'house'>): readonly number[] {
  const costs = new Array<number>(LINK_SORTS.length).fill(Number.MAX_SAFE_INTEGER)
  for (const faction of decks) {
    const { answerCosts } = dealt(faction, options)
    for (let sort = 0; sort < costs.length; sort++)
      costs[sort] = Math.min(costs[sort] as number, answerCosts[sort] as number)
  }
  return costs
}
