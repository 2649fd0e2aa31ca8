import { newChain } from '@turnwright/actions'
import type { CardId, Seat } from '@turnwright/kernel'
import type { Knowers } from '@turnwright/kernel/host'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { HOUSE_CARDS } from '../cards/house-cards.ts'
import { FACTIONS, type PlainKeyword } from '../cards/words-of-the-game.ts'
import { printed } from '../rules/identities.ts'
import { answerCostsIn, LIFE } from '../rules/setup.ts'
import { keywordBit } from '../rules/stats.ts'
import type { Estraven, EstravenState, PassUntil, Permanent, Phase, PlayerState } from '../rules/state.ts'

/** A card on the battlefield by its name, or with what happened to it. */
export type StagedPermanent =
  | string
  | {
      readonly card: string
      readonly tapped?: boolean
      readonly damage?: number
      /** Changes that stay. */
      readonly power?: number
      readonly resistance?: number
      readonly health?: number
      /** What it comes to in place of what is printed, so that the rules are proved whatever the cards are tuned to. */
      readonly stats?: readonly [power: number, resistance: number, health: number]
      /** Lent to it for the turn. */
      readonly keyword?: PlainKeyword
      /** Taken over for the turn: it belongs to the other player. */
      readonly lent?: boolean
    }

/** What a player has; what is not named is not there, but for life and a library of ten. */
export interface StagedPlayer {
  readonly life?: number
  readonly pool?: number
  readonly hand?: readonly string[]
  readonly field?: readonly StagedPermanent[]
  /** The first is drawn first. */
  readonly library?: readonly string[]
  readonly graveyard?: readonly string[]
  readonly pitched?: readonly string[]
  readonly exile?: readonly string[]
  readonly passUntil?: PassUntil
  /** The graveyard has become the library before. */
  readonly hasNewLibrary?: boolean
}

export interface StagedTable {
  /** Whose turn it is; the first seat's if nothing is said. */
  readonly turn?: Seat
  /** Who begins every round. */
  readonly first?: Seat
  readonly round?: number
  /** Turns that have begun, this one too; the third if nothing is said. */
  readonly turns?: number
  readonly phase?: Phase
  /** By slot, the oldest first; five resources if nothing is said. */
  readonly market?: readonly string[]
  readonly marketDeck?: readonly string[]
  readonly attacked?: boolean
  readonly traded?: boolean
}

/** What lies in libraries that nobody described: nothing is set off by it, and it answers nothing. */
export const FILLER = 'Cinder Pike'
const LIBRARY = new Array<string>(10).fill(FILLER)
const MARKET = ['Timber Stock', 'Silver Ore', 'Cut Stone', 'Dock Hands', 'Ferrymen']

/** A game in the middle, as a scenario describes it: a main phase with an empty chain. */
export function stage(game: Estraven, players: readonly StagedPlayer[], table: StagedTable): EstravenState {
  const { turn = 0, first = 0, round = 1, phase = 'main', market = MARKET, marketDeck = [] } = table
  return {
    phase,
    round,
    turns: table.turns ?? 5,
    first,
    turn,
    players: players.map((player, seat) => stagePlayer(game, player, seat, players.length)),
    market: {
      deck: create(game, marketDeck, 'nobody').reverse(),
      row: create(game, market, 'everyone'),
      ages: market.map((_, age) => age),
      arrivals: market.length,
    },
    chain: newChain(),
    links: 0,
    combat: null,
    triggers: [],
    moment: 0,
    attacked: table.attacked ?? false,
    traded: table.traded ?? false,
    box: [],
    answerCosts: answerCostsIn(FACTIONS, { house: players.some(holdsHouseCard) }),
  }
}

/** Only then somebody is asked whether they answer with one. */
function holdsHouseCard({ hand = [] }: StagedPlayer): boolean {
  return HOUSE_CARDS.some(({ card }) => hand.includes(card.name))
}

function stagePlayer(game: Estraven, player: StagedPlayer, seat: Seat, seats: number): PlayerState {
  const { life = LIFE, pool = 0, hand = [], field = [], library = LIBRARY, passUntil = 'ask' } = player
  return {
    life,
    pool,
    keepsPool: false,
    library: create(game, library, 'nobody').reverse(),
    hand: create(game, hand, [seat]),
    battlefield: field.map((staged) => stagePermanent(game, staged, seat, seats)),
    pitched: create(game, player.pitched ?? [], 'everyone'),
    graveyard: create(game, player.graveyard ?? [], 'everyone'),
    exile: create(game, player.exile ?? [], 'everyone'),
    decks: [],
    passUntil,
    hasNewLibrary: player.hasNewLibrary ?? false,
    drewNothing: false,
    isPresent: true,
  }
}

function stagePermanent(game: Estraven, staged: StagedPermanent, seat: Seat, seats: number): Permanent {
  const given: Exclude<StagedPermanent, string> = typeof staged === 'string' ? { card: staged } : staged
  const { tapped = false, damage = 0, lent = false } = given
  const [card] = create(game, [given.card], 'everyone') as [CardId]
  const kind = game.cards.kind(card)
  const { power, resistance, health } = changesOf(printed(kind), given)
  return {
    card,
    kind,
    owner: lent ? (seat + 1) % seats : seat,
    tapped,
    damage,
    power,
    resistance,
    health,
    powerNow: 0,
    resistanceNow: 0,
    healthNow: 0,
    keywordsNow: given.keyword === undefined ? 0 : keywordBit(given.keyword),
    used: 0,
    isLent: lent,
  }
}

function changesOf(card: Card, { power = 0, resistance = 0, health = 0, stats }: Exclude<StagedPermanent, string>) {
  if (stats === undefined) return { power, resistance, health }
  const [p, r, h] = stats
  return { power: p - card.power, resistance: r - card.resistance, health: h - card.health }
}

/** Tokens have a back of their own; everything else looks alike from behind. */
function create({ cards }: Estraven, names: readonly string[], knowers: Knowers): CardId[] {
  return names.flatMap((name) => {
    const card = CARDS.find((each) => each.name === name)
    if (card === undefined) throw new Error(`there is no card called ${name}`)
    return cards.create(card.isToken ? 'token' : 'card', [card.id], knowers)
  })
}
