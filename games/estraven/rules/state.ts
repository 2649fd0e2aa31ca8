import type { BaseLink, Chain } from '@turnwright/actions'
import type { CardId, Rules, Seat } from '@turnwright/kernel'
import type { Faction, LinkSort } from '../cards/words-of-the-game.ts'
import type { EstravenAbout } from './about.ts'
import type { Line } from './lines.ts'
import type { EstravenOptions } from './options.ts'

export type Estraven = Rules<EstravenState, EstravenOptions, EstravenAbout>

/** What rules look at without asking anybody: a game, or what a seat may see of one. */
export interface Table {
  readonly state: EstravenState
  readonly cards: {
    kind(card: CardId): number
    /** Only a game turns cards up; a view never gets that far. */
    reveal?(card: CardId): void
  }
  /** And only a game has somebody to tell. */
  tell?(line: Line): void
}

/** Everything there is to know between two steps: plain data, and every card in exactly one place. */
export interface EstravenState {
  phase: Phase
  /** Counted from 1; 0 until the first turn. */
  round: number
  /** Turns that have begun, of both players. */
  turns: number
  /** Who begins every round. */
  first: Seat
  /** Whose turn it is. */
  turn: Seat
  readonly players: PlayerState[]
  readonly market: MarketState
  readonly chain: Chain<Link>
  /** Links that were ever added; gives each its number. */
  links: number
  combat: Combat | null
  /** What was set off and waits for the chain to be empty. */
  triggers: WaitingTrigger[]
  /** Things that happen together happen in the same moment. */
  moment: number
  /** In this turn. */
  attacked: boolean
  traded: boolean
  /** Troop tokens that are not in play. */
  readonly box: CardId[]
  /** By sort of link, in the order of LINK_SORTS: the least mana that any reaction in these decks could answer it for. */
  answerCosts: readonly number[]
}

export type Phase = 'decks' | 'mulligan' | 'start' | 'main' | 'end'

export interface PlayerState {
  life: number
  pool: number
  /** The bonus of whoever does not begin: the first start phase does not empty the pool. */
  keepsPool: boolean
  /** Hidden; the last card is on top. */
  readonly library: CardId[]
  readonly hand: CardId[]
  readonly battlefield: Permanent[]
  readonly pitched: CardId[]
  readonly graveyard: CardId[]
  readonly exile: CardId[]
  decks: readonly Faction[]
  /** Until when this player passes without being asked. */
  passUntil: PassUntil
  /** Had to draw and could not. */
  drewNothing: boolean
  isPresent: boolean
}

/** `ask`: at every occasion. `chain`: the chain is over. `attack`: an attack. `turn`: the own next turn. */
export type PassUntil = 'ask' | 'chain' | 'attack' | 'turn'

/** A card on the battlefield: a unit or a resource. */
export interface Permanent {
  readonly card: CardId
  /** Index into CARDS. */
  readonly kind: number
  /** To whose graveyard, hand and library it goes. */
  readonly owner: Seat
  tapped: boolean
  damage: number
  /** Changes that stay. */
  power: number
  resistance: number
  health: number
  /** Changes until the end of the turn. */
  powerNow: number
  resistanceNow: number
  healthNow: number
  /** Keywords lent until the end of the turn, as bits in the order of PLAIN_KEYWORDS. */
  keywordsNow: number
  /** Abilities used this turn, as bits. */
  used: number
  /** Taken over until the end of the turn, from the owner. */
  isLent: boolean
}

/** The market row has slots; a card's age is what decides when it leaves. */
export interface MarketState {
  readonly deck: CardId[]
  readonly row: CardId[]
  /** For each slot: when its card came. The lowest is the oldest. */
  readonly ages: number[]
  /** Cards that ever came to the row. */
  arrivals: number
}

/** An action that was paid for and can still be answered. */
export interface Link extends BaseLink {
  /** Counted from 1 through the whole game. */
  readonly id: number
  readonly sort: LinkSort
  /** The card that is played, or that the ability or the attack is of; for a trade the card that is given. */
  readonly card: CardId
  readonly kind: number
  /** Which ability of the card; -1 where it is none. */
  readonly ability: number
  /** One for each aim that needed one: a card, a link's id, or `seatTarget` of a player. */
  readonly targets: readonly number[]
  /** Who attacks, the leading unit first; for a trade the card that is taken. */
  readonly others: readonly CardId[]
  readonly swift: boolean
  /** The number of the link that countered it; 0 while none has. */
  counteredBy: number
}

/** An attack that was not countered. */
export interface Combat {
  /** The leading unit first. Those that have left the battlefield are taken out. */
  attackers: CardId[]
  /** Those are taken out of whom the attacker or the blocker has left. */
  blocks: Block[]
  /** Whether the defender has said who blocks; the blows come next. */
  hasBlocks: boolean
}

export interface Block {
  readonly attacker: CardId
  readonly blocker: CardId
}

export interface WaitingTrigger {
  readonly by: Seat
  readonly card: CardId
  readonly kind: number
  readonly ability: number
  readonly moment: number
}

export function playerAt(state: EstravenState, seat: Seat): PlayerState {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
  return player
}

export function opponentOf(state: EstravenState, seat: Seat): Seat {
  return seat + 1 < state.players.length ? seat + 1 : 0
}

/** A link of the chain by its number. */
export function linkAt({ chain }: EstravenState, number: number): Link {
  const link = chain.links.find(({ id }) => id === number)
  if (link === undefined) throw new RangeError(`there is no link ${number} on the chain`)
  return link
}

/** Players among the targets are negative, so that they are never mistaken for cards or links. */
export function seatTarget(seat: Seat): number {
  return -1 - seat
}

export function targetSeat(target: number): Seat {
  return -1 - target
}

/** A target that is neither a player nor a link. */
export function targetCard(target: number): CardId {
  if (!isCard(target)) throw new RangeError(`target ${target} is no card`)
  return target
}

function isCard(target: number): target is CardId {
  return target >= 0
}
