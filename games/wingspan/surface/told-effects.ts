import type { CardId, Seat } from '@turnwright/kernel'
import { FACES, FOODS, type Food, type FoodCounts, foodIndex } from '../cards/food.ts'
import { type Habitat, rowOf } from '../cards/habitat.ts'
import type { Effect as Power } from '../cards/power.ts'
import type { Line } from '../rules/lines.ts'
import { birdOn, findBird } from '../rules/mat.ts'
import { playerAt } from '../rules/state.ts'
import { type BirdInstanceId, type DieFace, dieFace, type FoodByType, foodByType, habitatName } from './core.ts'
import type { Effect, SkipReason } from './effects.ts'
import { type GameState, instanceOf, playerIdAt } from './game-state.ts'

/** What a line of the log changed on the table, in the words of the surface. */
export function effectsOf(game: GameState, line: Line): readonly Effect[] {
  const id = (seat: Seat): string => playerIdAt(game, seat)
  const instance = (seat: Seat, card: CardId): BirdInstanceId => instanceOf(game, seat, card)
  const identities = (...cards: readonly CardId[]): string[] => cards.map((card) => game.cards.identity(card))
  switch (line.kind) {
    case 'uses-power':
      return usedPower(game, line.seat, line.card)
    case 'repeats': {
      const triggeringBirdInstanceId = instance(line.seat, line.card)
      const targetBirdInstanceId = instance(line.seat, line.repeated.card)
      const playerId = id(line.seat)
      return [{ type: 'REPEAT_BROWN_POWER', playerId, triggeringBirdInstanceId, targetBirdInstanceId }]
    }
    case 'gains-food':
      return [{ type: 'GAIN_FOOD', playerId: id(line.seat), food: foodOf(line.food, line.n), source: 'SUPPLY' }]
    case 'takes-die':
      return [{ type: 'GAIN_FOOD', playerId: id(line.seat), food: foodOf(line.food, 1), source: 'BIRDFEEDER' }]
    case 'trades-food':
      return [{ type: 'DISCARD_FOOD', playerId: id(line.seat), food: foodOf(line.food, 1) }]
    case 'gives-food':
      return [{ type: 'DISCARD_FOOD', playerId: id(line.seat), food: foodOf(line.food, line.n) }]
    case 'plays':
      return paidFood(id(line.seat), line.paid)
    case 'caches': {
      const { seat, card, food, n } = line
      return [{ type: 'CACHE_FOOD', playerId: id(seat), birdInstanceId: instance(seat, card), food: foodOf(food, n) }]
    }
    case 'lays':
      return [{ type: 'LAY_EGGS', playerId: id(line.seat), placements: { [instance(line.seat, line.card)]: line.n } }]
    case 'gives-egg':
      return [{ type: 'DISCARD_EGGS', playerId: id(line.seat), sources: { [instance(line.seat, line.card)]: 1 } }]
    case 'draws':
      return [drawn(id(line.seat), { fromDeck: 1 })]
    case 'takes-from-tray':
      return [drawn(id(line.seat), { fromTray: identities(line.card) })]
    case 'picks':
      return [drawn(id(line.seat), { fromRevealed: identities(line.card) })]
    case 'discards':
      return [{ type: 'DISCARD_CARDS', playerId: id(line.seat), cards: identities(line.card) }]
    case 'turns-up':
      return [{ type: 'REVEAL_CARDS', playerId: id(line.seat), revealedCards: identities(...line.cards) }]
    case 'tucks':
      return [tucked(id(line.seat), instance(line.seat, line.under.card), 1, 'HAND')]
    case 'tucks-from-deck':
      return [tucked(id(line.seat), instance(line.seat, line.under.card), line.n, 'DECK')]
    case 'catches':
      return [
        { type: 'REVEAL_CARDS', playerId: id(line.seat), revealedCards: identities(line.card) },
        tucked(id(line.seat), instance(line.seat, line.hunter.card), 1, 'REVEALED'),
      ]
    case 'gets-away':
      return [{ type: 'REVEAL_CARDS', playerId: id(line.seat), revealedCards: identities(line.card) }]
    case 'rolls':
      return [{ type: 'ROLL_DICE', playerId: id(line.seat), rolledDice: line.faces.map(dieFace) }]
    case 'looks-at-bonus':
      return [{ type: 'REVEAL_BONUS_CARDS', playerId: id(line.seat), count: line.n }]
    case 'keeps-bonus':
      return [{ type: 'DRAW_BONUS_CARDS', playerId: id(line.seat), keptCards: identities(line.card) }]
    case 'moves':
      return [moved(id(line.seat), instance(line.seat, line.card), line.row)]
    case 'rerolls':
      return [{ type: 'REROLL_BIRDFEEDER', playerId: id(line.seat), newDice: diceOf(line.dice) }]
    case 'feeder-refilled':
      return [{ type: 'REFILL_BIRDFEEDER', addedDice: diceOf(line.dice) }]
    case 'tray-cleared':
      return [{ type: 'REMOVE_CARDS_FROM_TRAY' }]
    case 'tray-filled':
      return [{ type: 'REFILL_BIRD_TRAY', newCards: identities(...line.cards) }]
    case 'goals-drawn':
    case 'keeps-start':
    case 'discards-start':
    case 'round-begins':
    case 'goal-scored':
    case 'goal-points':
    case 'deck-reshuffled':
    case 'bonus-reshuffled':
    case 'feeder-rolled':
    case 'draft-discarded':
    case 'shows-bonus':
    case 'leaves':
    case 'uses-row':
    case 'automa-wants':
    case 'automa-turns-up':
    case 'automa-plays':
    case 'automa-discards':
    case 'automa-clears-tray':
    case 'automa-finds-none':
    case 'automa-lays':
    case 'automa-takes-die':
    case 'automa-goal-points':
    case 'most-points':
    case 'most-food':
    case 'shared-win':
    case 'against-automa':
    case 'others-left':
    case 'nobody-left':
      return []
  }
}

/** A power that was not used, and why. */
export function unusedPower(game: GameState, seat: Seat, card: CardId, skipReason: SkipReason): Effect {
  return { ...activation(game, seat, card), activated: false, skipReason }
}

function usedPower(game: GameState, seat: Seat, card: CardId): readonly Effect[] {
  const used: Effect = { ...activation(game, seat, card), activated: true }
  const does = powerOf(game, seat, card)
  const reaches = does === null ? null : forAllPlayers(playerIdAt(game, seat), does)
  return reaches === null ? [used] : [used, reaches]
}

function activation(game: GameState, seat: Seat, card: CardId) {
  const handlerId = powerOf(game, seat, card)?.kind ?? 'none'
  const playerId = playerIdAt(game, seat)
  return { type: 'ACTIVATE_POWER', playerId, birdInstanceId: instanceOf(game, seat, card), handlerId } as const
}

function powerOf({ state }: GameState, seat: Seat, card: CardId): Power | null {
  return birdOn(findBird(playerAt(state, seat), card)).power?.does ?? null
}

/** Powers that give something to everybody are an effect of their own. */
function forAllPlayers(playerId: string, does: Power): Effect | null {
  if (does.kind === 'allPlayersGainFoodFromSupply')
    return { type: 'ALL_PLAYERS_GAIN_FOOD', playerId, food: foodOf(does.food, does.n) }
  if (does.kind === 'allPlayersDrawFromDeck') return { type: 'ALL_PLAYERS_DRAW_CARDS', playerId, count: does.n }
  if (does.kind === 'allPlayersLayEggOnNest')
    return { type: 'ALL_PLAYERS_LAY_EGGS', playerId, nest: does.nest.toUpperCase() }
  return null
}

function drawn(
  playerId: string,
  from: { readonly fromDeck?: number; readonly fromTray?: string[]; readonly fromRevealed?: string[] },
): Effect {
  return { type: 'DRAW_CARDS', playerId, fromDeck: 0, fromTray: [], fromRevealed: [], ...from }
}

function tucked(
  playerId: string,
  targetBirdInstanceId: BirdInstanceId,
  count: number,
  source: 'HAND' | 'DECK' | 'REVEALED',
): Effect {
  return { type: 'TUCK_CARDS', playerId, targetBirdInstanceId, count, source }
}

function moved(playerId: string, birdInstanceId: BirdInstanceId, row: Habitat): Effect {
  return { type: 'MOVE_BIRD', playerId, birdInstanceId, toHabitat: habitatName(rowOf(row)) }
}

function paidFood(playerId: string, paid: FoodCounts): readonly Effect[] {
  return FOODS.flatMap((food): readonly Effect[] => {
    const n = paid[foodIndex(food)] ?? 0
    return n === 0 ? [] : [{ type: 'DISCARD_FOOD', playerId, food: foodOf(food, n) }]
  })
}

function foodOf(food: Food, n: number): FoodByType {
  return foodByType(FOODS.map((each) => (each === food ? n : 0)))
}

function diceOf(feeder: readonly number[]): DieFace[] {
  return feeder.flatMap((n, at) => {
    const face = FACES[at]
    return face === undefined ? [] : new Array<DieFace>(n).fill(dieFace(face))
  })
}
