import { doNext, nth, type Seat } from '@turnwright/kernel'
import { ROW_CONFIGS, type Trade } from '../cards/board.ts'
import { foodAt } from '../cards/food.ts'
import { habitatAt } from '../cards/habitat.ts'
import { cardsInReach, discardFromHand, drawOne } from './deck.ts'
import { chooseNest, layEggs, loseEgg } from './eggs.ts'
import { ANY_FOOD, chooseDie } from './feeder.ts'
import { chooseOwnFood, gainDie, loseFood } from './food.ts'
import { cardsOfBirds, eggRoom, findBird, rowAt, totalFood } from './mat.ts'
import { CARDS, SKIP } from './offers.ts'
import { playerAt, type Wingspan, type WingspanState } from './state.ts'
import type { Deed, Task } from './task.ts'

export const FOREST = 0
export const GRASSLAND = 1

const TRADE_CARD = { kind: 'trade-card' } as const
const TRADE_FOOD = { kind: 'trade-food' } as const
const TRADE_EGG = { kind: 'trade-egg' } as const

/** W8: reward and trade of the slot, then the pink powers of others, then the brown powers of the row. */
export function takeRowAction(game: Wingspan, seat: Seat, row: number): void {
  const { state } = game
  const player = playerAt(state, seat)
  const birds = rowAt(player, row).length
  player.ownTurn.action = row
  game.tell({ kind: 'uses-row', seat, row: habitatAt(row) })
  const tasks: Task[] = [rewardTask(seat, row, birds)]
  if (tradeAt(row, birds) !== null) tasks.push({ do: 'trade', seat, row })
  tasks.push({ do: 'activate', seat, row })
  doNext(state.agenda, ...tasks)
}

function rewardTask(seat: Seat, row: number, birds: number): Task {
  const left = nth(ROW_CONFIGS, row).baseRewards[birds] ?? 0
  if (row === FOREST) return { do: 'gain-food', seat, left }
  return row === GRASSLAND ? { do: 'lay-eggs', seat, left } : { do: 'draw', seat, left, must: false }
}

function tradeAt(row: number, birds: number): Trade | null {
  return ROW_CONFIGS[row]?.bonusRewards[birds] ?? null
}

/** What a row action means to the pink powers of others (W28, W30); null where none listens. */
export function deedOf(state: WingspanState, seat: Seat, row: number): Deed | null {
  if (row === GRASSLAND) return { did: 'lay-eggs' }
  if (row !== FOREST) return null
  const { food } = playerAt(state, seat).ownTurn
  let foods = 0
  for (let kind = 0; kind < food.length; kind++) if ((food[kind] ?? 0) > 0) foods |= 1 << kind
  return { did: 'gain-food', foods }
}

/** One die after the other, each a step of its own. */
export function gainFood(game: Wingspan, seat: Seat, left: number): void {
  const die = chooseDie(game, seat, ANY_FOOD, { kind: 'take-die', left, card: null })
  if (typeof die === 'string') return
  gainDie(game, seat, die)
  if (left > 1) doNext(game.state.agenda, { do: 'gain-food', seat, left: left - 1 })
}

export function layEggsByRow(game: Wingspan, seat: Seat, left: number): void {
  for (let n = left; n > 0; n--) {
    const nest = chooseNest(game, seat, { kind: 'lay-egg', left: n, card: null }, (bird) => eggRoom(bird) > 0)
    if (nest === null) return
    layEggs(game, seat, nest, 1)
  }
}

export function drawCards(game: Wingspan, seat: Seat, left: number, must: boolean): void {
  if (drawOne(game, seat, { kind: 'draw-card', left, card: null }, must) && left > 1)
    doNext(game.state.agenda, { do: 'draw', seat, left: left - 1, must })
}

/** W10: at most one trade an action, after the reward. */
export function trade(game: Wingspan, seat: Seat, row: number): void {
  const { state } = game
  const offer = tradeAt(row, rowAt(playerAt(state, seat), row).length)
  if (offer === null || !payTrade(game, seat, offer)) return
  const left = offer.tradeToAmount
  if (row === FOREST) doNext(state.agenda, { do: 'gain-food', seat, left })
  else if (row === GRASSLAND) doNext(state.agenda, { do: 'lay-eggs', seat, left })
  else doNext(state.agenda, { do: 'draw', seat, left, must: false })
}

function payTrade(game: Wingspan, seat: Seat, { tradeFrom }: Trade): boolean {
  switch (tradeFrom) {
    case 'CARDS':
      return tradeCard(game, seat)
    case 'FOOD':
      return tradeFood(game, seat)
    case 'EGGS':
      return tradeEgg(game, seat)
  }
}

function tradeCard(game: Wingspan, seat: Seat): boolean {
  const { hand } = playerAt(game.state, seat)
  if (hand.length === 0) return false
  const chosen = game.ask.one(seat, TRADE_CARD, [...hand, SKIP], CARDS)
  if (chosen === 'skip') return false
  discardFromHand(game, seat, chosen)
  return true
}

function tradeFood(game: Wingspan, seat: Seat): boolean {
  const player = playerAt(game.state, seat)
  const hasRoom = cardsOfBirds(player, (bird) => eggRoom(bird) > 0).length > 0
  if (totalFood(player) === 0 || !hasRoom) return false
  const food = chooseOwnFood(game, seat, TRADE_FOOD)
  if (food === null) return false
  loseFood(game, seat, food, 1)
  game.tell({ kind: 'trades-food', seat, food: foodAt(food) })
  return true
}

function tradeEgg(game: Wingspan, seat: Seat): boolean {
  const player = playerAt(game.state, seat)
  const nests = cardsOfBirds(player, ({ eggs }) => eggs > 0)
  if (nests.length === 0 || !cardsInReach(game.state)) return false
  const chosen = game.ask.one(seat, TRADE_EGG, [...nests, SKIP], CARDS)
  if (chosen === 'skip') return false
  loseEgg(game, seat, findBird(player, chosen))
  return true
}
