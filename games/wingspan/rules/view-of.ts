import { type CardId, type MaskedCards, nth, type Seat } from '@turnwright/kernel'
import { bonusPoints } from '../cards/bonus-card.ts'
import { DICE, ROW_CONFIGS, TURNS_BY_ROUND } from '../cards/board.ts'
import { type Face, type Food, faceAt } from '../cards/food.ts'
import { GOALS } from '../cards/goals.ts'
import { habitatAt } from '../cards/habitat.ts'
import { automaView } from './automa/view-of.ts'
import { diceInFeeder, mayReroll } from './feeder.ts'
import { goalCounts, payOut } from './goals.ts'
import { birdAt, birdCalled, bonusCalled } from './identities.ts'
import { findBird } from './mat.ts'
import { eggCost } from './playing/playable.ts'
import { bonusCount, scoreWith } from './scoring.ts'
import { type MatBird, type PlayerState, playerAt, type Tally, type WingspanState } from './state.ts'
import type {
  BirdCard,
  BonusView,
  GoalView,
  MatBirdView,
  PlayerView,
  PowerToCome,
  RowView,
  TurnView,
  WingspanView,
} from './view.ts'

export function view(state: WingspanState, seat: Seat | null, cards: MaskedCards): WingspanView {
  const { round, first, turn, discard, feeder } = state
  const top = discard.at(-1)
  return {
    round,
    turnsByRound: TURNS_BY_ROUND,
    first,
    turn,
    players: state.players.map((player, of) => playerView(state, player, of, seat, cards)),
    tray: birdCards(state.tray, cards),
    deck: state.deck.length,
    discard: { count: discard.length, top: top === undefined ? null : cards.identity(top) },
    bonusDeck: state.bonusDeck.length,
    feeder: {
      dice: diceIn(feeder),
      outside: DICE - diceInFeeder(state),
      mayReroll: mayReroll(state),
    },
    goalBoard: state.goalBoard,
    goals: state.goals.map((_, at) => goalView(state, at + 1)),
    drafting: birdCards(state.drafting, cards),
    chain: chainOf(state),
    automa: state.automa === null ? null : automaView(state, state.automa, cards),
  }
}

function playerView(
  state: WingspanState,
  player: PlayerState,
  seat: Seat,
  viewer: Seat | null,
  cards: MaskedCards,
): PlayerView {
  const bonus = bonusViews(player, player.bonus, cards)
  let fromBonus = 0
  for (const { points } of bonus) fromBonus += points
  return {
    seat,
    isPresent: player.isPresent,
    turnsLeft: player.turnsLeft,
    food: foodRecord(player.food),
    handSize: player.hand.length,
    hand: seat === viewer ? birdCards(player.hand, cards) : [],
    bonusCount: player.bonus.length,
    bonus,
    offered: seat === viewer ? bonusViews(player, player.offered, cards) : [],
    rows: player.rows.map((birds, row) => rowView(player, birds, row)),
    duty: player.duty,
    score: scoreWith(state, seat, fromBonus),
    knowsBonus: bonus.length === player.bonus.length,
    lastTurn: turnView(player.ownTurn),
    since: turnView(player.between),
  }
}

function rowView(player: PlayerState, birds: readonly MatBird[], row: number): RowView {
  return {
    habitat: habitatAt(row),
    birds: birds.map(matBirdView),
    reward: nth(ROW_CONFIGS, row).baseRewards[birds.length] ?? 0,
    hasTrade: ROW_CONFIGS[row]?.bonusRewards[birds.length] !== null,
    eggCost: eggCost(player, row),
  }
}

function matBirdView({ card, kind, eggs, tucked, cached, reacted }: MatBird): MatBirdView {
  return { card, bird: birdAt(kind).id, eggs, tucked: tucked.length, cached, rests: reacted }
}

/** A zone whose cards the viewer knows. */
function birdCards(zone: readonly CardId[], cards: MaskedCards): BirdCard[] {
  const known: BirdCard[] = []
  for (const card of zone) {
    const bird = birdCalled(cards.identity(card))
    if (bird !== null) known.push({ card, bird: bird.id })
  }
  return known
}

function bonusViews(player: PlayerState, zone: readonly CardId[], cards: MaskedCards): BonusView[] {
  const known: BonusView[] = []
  for (const card of zone) {
    const bonus = bonusCalled(cards.identity(card))
    if (bonus === null) continue
    const count = bonusCount(bonus, player)
    known.push({ card, bonus: bonus.id, count, points: bonusPoints(bonus.pays, count) })
  }
  return known
}

function diceIn(feeder: readonly number[]): Face[] {
  const dice: Face[] = []
  for (let face = 0; face < feeder.length; face++) for (let n = feeder[face] ?? 0; n > 0; n--) dice.push(faceAt(face))
  return dice
}

function chainOf(state: WingspanState): PowerToCome[] {
  const chain: PowerToCome[] = []
  for (const task of state.agenda)
    if (task.do === 'power' || task.do === 'pink') chain.push(powerToCome(state, task.seat, task.card))
  return chain
}

export function goalView(state: WingspanState, round: number): GoalView {
  const scored = state.goals[round - 1]
  const isScored = scored !== undefined && scored.counts.length > 0
  const counts = isScored ? scored.counts : goalCounts(state, round)
  const points = isScored ? scored.points : payOut(state.goalBoard, round, counts)
  return {
    round,
    goal: nth(GOALS, scored?.goal ?? 0).id,
    isScored,
    standings: counts.map((count, at) => ({ count, points: points[at] ?? 0 })),
  }
}

function powerToCome(state: WingspanState, seat: Seat, card: CardId): PowerToCome {
  return { seat, card, bird: birdAt(findBird(playerAt(state, seat), card).kind).id }
}

function turnView({ action, food, eggs, drawn, cached, tucked, played, used }: Tally): TurnView {
  return {
    action: action < 0 ? null : action === 3 ? 'play' : habitatAt(action),
    food: foodRecord(food),
    eggs,
    drawn,
    cached,
    tucked,
    played: played.map((kind) => birdAt(kind).id),
    used: used.map((kind) => birdAt(kind).id),
  }
}

function foodRecord(counts: readonly number[]): Record<Food, number> {
  const [invertebrate = 0, seed = 0, fish = 0, fruit = 0, rodent = 0] = counts
  return { invertebrate, seed, fish, fruit, rodent }
}
