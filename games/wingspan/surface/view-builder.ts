import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { SLOTS_IN_A_ROW } from '../cards/board.ts'
import { FACES } from '../cards/food.ts'
import type { MatBird, PlayerState } from '../rules/state.ts'
import { goalView } from '../rules/view-of.ts'
import {
  AUTOMA,
  type BirdCardId,
  type BirdInstanceId,
  type BonusCardId,
  birdInstanceId,
  cardIdOf,
  type DieFace,
  dieFace,
  type FoodByType,
  foodByType,
  type Habitat,
  habitatName,
  type PlayerId,
} from './core.ts'
import { type GameState, playerIdAt, seatOf } from './game-state.ts'

export interface BirdInstance {
  readonly id: BirdInstanceId
  readonly cardId: BirdCardId
  readonly eggs: number
  readonly cachedFood: number
  readonly tuckedCards: number
}

/** Five slots a row, from left to right. */
export type Board = Readonly<Record<Habitat, readonly (BirdInstance | null)[]>>

export interface OpponentView {
  readonly playerId: PlayerId
  readonly board: Board
  readonly food: FoodByType
  readonly turnsRemaining: number
  /** How many cards, never which. */
  readonly handSize: number
}

/** What somebody has of a goal, and the points for that: as they were scored, or as they would be now. */
export interface GoalStanding {
  readonly playerId: PlayerId
  readonly count: number
  readonly points: number
}

export interface RoundGoalView {
  readonly round: number
  readonly goalId: string
  readonly isScored: boolean
  /** In the order of seats; the solo opponent comes last. */
  readonly standings: readonly GoalStanding[]
}

/** The game as one player may see it. */
export interface PlayerView {
  readonly playerId: PlayerId
  readonly hand: readonly BirdCardId[]
  readonly bonusCards: readonly BonusCardId[]
  readonly food: FoodByType
  readonly board: Board
  readonly turnsRemaining: number
  readonly round: number
  readonly activePlayerId: PlayerId
  /** Who began the round. */
  readonly firstPlayerId: PlayerId
  readonly goalBoard: 'GREEN' | 'BLUE'
  /** By round. */
  readonly goals: readonly RoundGoalView[]
  readonly birdfeeder: readonly DieFace[]
  readonly birdTray: readonly BirdCardId[]
  readonly deckSize: number
  readonly opponents: readonly OpponentView[]
}

export function buildPlayerView(game: GameState, playerId: PlayerId): PlayerView {
  const seat = seatOf(game, playerId)
  const { state } = game
  const cards = game.cards.maskedFor(seat)
  const player = state.players[seat] as PlayerState
  return {
    playerId,
    hand: known(player.hand, cards),
    bonusCards: known(player.bonus, cards),
    food: foodByType(player.food),
    board: boardOf(playerId, player),
    turnsRemaining: player.turnsLeft,
    round: state.round,
    activePlayerId: playerIdAt(game, state.turn),
    firstPlayerId: playerIdAt(game, state.first),
    goalBoard: state.goalBoard === 'green' ? 'GREEN' : 'BLUE',
    goals: state.goals.map((_, at) => roundGoal(game, at + 1)),
    birdfeeder: FACES.flatMap((face, at) => new Array<DieFace>(state.feeder[at] ?? 0).fill(dieFace(face))),
    birdTray: known(state.tray, cards),
    deckSize: state.deck.length,
    opponents: state.players.flatMap((other, at) => (at === seat ? [] : [opponentView(game, other, at)])),
  }
}

function opponentView(game: GameState, player: PlayerState, seat: Seat): OpponentView {
  const playerId = playerIdAt(game, seat)
  return {
    playerId,
    board: boardOf(playerId, player),
    food: foodByType(player.food),
    turnsRemaining: player.turnsLeft,
    handSize: player.hand.length,
  }
}

function roundGoal(game: GameState, round: number): RoundGoalView {
  const { goal, isScored, standings } = goalView(game.state, round)
  return {
    round,
    goalId: goal,
    isScored,
    standings: standings.map(({ count, points }, seat) => {
      const playerId = seat < game.players.length ? playerIdAt(game, seat) : AUTOMA
      return { playerId, count, points }
    }),
  }
}

function boardOf(playerId: PlayerId, { rows }: PlayerState): Board {
  const entries = rows.map((birds, row) => {
    const slots = Array.from({ length: SLOTS_IN_A_ROW }, (_, column) => instanceOf(playerId, birds[column]))
    return [habitatName(row), slots] as const
  })
  return Object.fromEntries(entries) as unknown as Board
}

function instanceOf(playerId: PlayerId, bird: MatBird | undefined): BirdInstance | null {
  if (bird === undefined) return null
  const { kind, eggs, cached, tucked } = bird
  return {
    id: birdInstanceId(playerId, bird),
    cardId: cardIdOf(kind),
    eggs,
    cachedFood: cached,
    tuckedCards: tucked.length,
  }
}

/** The identities that the player knows, whatever the zone. */
function known(zone: readonly CardId[], cards: MaskedCards): string[] {
  return zone.map((card) => cards.identity(card)).filter((identity) => identity !== null)
}
