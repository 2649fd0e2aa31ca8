import type { CardId, Seat } from '@turnwright/kernel'
import { BIRDS_DEALT, BONUS_DEALT, FOOD_DEALT, TOTAL_ROUNDS, TRAY_SIZE } from '../cards/board.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRD_PACKS } from '../cards/catalogue.ts'
import { FACES } from '../cards/food.ts'
import { GOAL_TILES, GOALS } from '../cards/goals.ts'
import { HABITATS } from '../cards/habitat.ts'
import { newAutoma } from './automa/setup.ts'
import { rollAllDice } from './feeder.ts'
import type { WingspanOptions } from './options.ts'
import { emptyTally, type PlayerState, type RoundGoal, type Wingspan, type WingspanState } from './state.ts'

/** By the option that adds them. */
const PACKED_IDS = BIRD_PACKS.map(({ addedBy, cards }) => ({ addedBy, ids: cards.map(({ id }) => id) }))
const BONUS_IDS = BONUS_CARDS.map(({ id }) => id)

/** W1-W5. */
export function setup(game: Wingspan, options: WingspanOptions): WingspanState {
  const { cards, players, random } = game
  const deck = cards.create('bird', birdsFor(options))
  cards.shuffle(deck)
  const automa = players.length === 1 ? newAutoma(game, options) : null
  const taken = automa?.bonus.map((card) => cards.identity(card)) ?? []
  const bonusDeck = cards.create(
    'bonus',
    BONUS_IDS.filter((id) => !taken.includes(id)),
  )
  cards.shuffle(bonusDeck)
  const tray = deck.splice(deck.length - TRAY_SIZE)
  cards.reveal(tray)
  const feeder = new Array<number>(FACES.length).fill(0)
  rollAllDice(feeder, random)
  return {
    agenda: [{ do: 'starting-hands' }],
    round: 0,
    first: random.int(players.length),
    turn: 0,
    gone: 0,
    players: players.map(({ seat }) => newPlayer(game, seat, deck, bonusDeck)),
    deck,
    discard: [],
    tray,
    bonusDeck,
    bonusDiscard: [],
    drafting: [],
    repeats: [],
    feeder,
    goalBoard: options.goalBoard,
    goals: drawGoals(game),
    automa,
  }
}

function birdsFor(options: WingspanOptions): readonly string[] {
  return PACKED_IDS.flatMap(({ addedBy, ids }) => (addedBy === null || options[addedBy] ? ids : []))
}

function newPlayer({ cards }: Wingspan, seat: Seat, deck: CardId[], bonusDeck: CardId[]): PlayerState {
  const hand: CardId[] = []
  const bonus: CardId[] = []
  cards.draw(deck, hand, seat, BIRDS_DEALT)
  cards.draw(bonusDeck, bonus, seat, BONUS_DEALT)
  return {
    hand,
    bonus,
    offered: [],
    food: FOOD_DEALT.slice(),
    rows: HABITATS.map(() => []),
    turnsLeft: 0,
    duty: 0,
    isPresent: true,
    ownTurn: emptyTally(),
    between: emptyTally(),
  }
}

/** W3: four of the eight tiles, each with a random side up. */
function drawGoals({ random }: Wingspan): RoundGoal[] {
  const tiles = random.shuffle(GOAL_TILES.map((_, tile) => tile)).slice(0, TOTAL_ROUNDS)
  return tiles.map((tile) => ({ goal: sideOf(tile, random.int(2)), counts: [], points: [] }))
}

function sideOf(tile: number, side: number): number {
  return GOALS.findIndex(({ id }) => id === GOAL_TILES[tile]?.[side]?.id)
}
