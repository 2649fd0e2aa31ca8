import type { CardId, Seat } from '@turnwright/kernel'
import { FACES, FOODS } from '../cards/food.ts'
import type { Announcement } from '../rules/announcement.ts'
import { birdOn, findBird } from '../rules/mat.ts'
import { playerAt } from '../rules/state.ts'
import {
  type BirdInstanceId,
  cardIdOf,
  type DieFace,
  dieFace,
  type FoodByType,
  foodByType,
  habitatName,
} from './core.ts'
import type { Effect } from './effects.ts'
import { type GameState, instanceOf, playerIdAt } from './game-state.ts'

export type EffectAnnouncement = Extract<Announcement, { readonly type: Effect['type'] }>

/** A change on the table, in the words of the surface. */
export function announcedEffect(game: GameState, said: EffectAnnouncement): Effect {
  const id = (seat: Seat): string => playerIdAt(game, seat)
  const instance = (seat: Seat, card: CardId): BirdInstanceId => instanceOf(game, seat, card)
  switch (said.type) {
    case 'ACTIVATE_POWER': {
      const { seat, card, skipReason } = said
      const handlerId = birdOn(findBird(playerAt(game.state, seat), card)).power?.does.kind ?? 'none'
      const power = { type: said.type, playerId: id(seat), birdInstanceId: instance(seat, card), handlerId }
      return skipReason === null ? { ...power, activated: true } : { ...power, activated: false, skipReason }
    }
    case 'REPEAT_BROWN_POWER': {
      const { seat, card, repeated } = said
      return {
        type: said.type,
        playerId: id(seat),
        triggeringBirdInstanceId: instance(seat, card),
        targetBirdInstanceId: instance(seat, repeated),
      }
    }
    case 'GAIN_FOOD':
      return {
        type: said.type,
        playerId: id(said.seat),
        food: oneFood(said.food, said.n),
        source: said.from === 'feeder' ? 'BIRDFEEDER' : 'SUPPLY',
      }
    case 'DISCARD_FOOD':
      return { type: said.type, playerId: id(said.seat), food: oneFood(said.food, said.n) }
    case 'CACHE_FOOD': {
      const { seat, card, food, n } = said
      return { type: said.type, playerId: id(seat), birdInstanceId: instance(seat, card), food: oneFood(food, n) }
    }
    case 'LAY_EGGS':
      return { type: said.type, playerId: id(said.seat), placements: { [instance(said.seat, said.card)]: said.n } }
    case 'DISCARD_EGGS':
      return { type: said.type, playerId: id(said.seat), sources: { [instance(said.seat, said.card)]: said.n } }
    case 'DRAW_CARDS': {
      const { seat, n, from, kinds } = said
      const seen = kinds.map(cardIdOf)
      return {
        type: said.type,
        playerId: id(seat),
        fromDeck: from === 'deck' ? n : 0,
        fromTray: from === 'tray' ? seen : [],
        fromRevealed: from === 'revealed' ? seen : [],
      }
    }
    case 'DISCARD_CARDS':
      return { type: said.type, playerId: id(said.seat), cards: said.kinds.map(cardIdOf) }
    case 'REVEAL_CARDS':
      return { type: said.type, playerId: id(said.seat), revealedCards: said.kinds.map(cardIdOf) }
    case 'TUCK_CARDS': {
      const { seat, card, n, from } = said
      const source = SOURCES[from]
      return { type: said.type, playerId: id(seat), targetBirdInstanceId: instance(seat, card), count: n, source }
    }
    case 'REVEAL_BONUS_CARDS':
      return { type: said.type, playerId: id(said.seat), count: said.n }
    case 'DRAW_BONUS_CARDS':
      return { type: said.type, playerId: id(said.seat), keptCards: [said.bonus] }
    case 'MOVE_BIRD': {
      const { seat, card, row } = said
      return { type: said.type, playerId: id(seat), birdInstanceId: instance(seat, card), toHabitat: habitatName(row) }
    }
    case 'ALL_PLAYERS_GAIN_FOOD':
      return { type: said.type, playerId: id(said.seat), food: oneFood(said.food, said.n) }
    case 'ALL_PLAYERS_DRAW_CARDS':
      return { type: said.type, playerId: id(said.seat), count: said.n }
    case 'ALL_PLAYERS_LAY_EGGS':
      return { type: said.type, playerId: id(said.seat), nest: said.nest.toUpperCase() }
    case 'ROLL_DICE':
      return { type: said.type, playerId: id(said.seat), rolledDice: said.faces.map(faceAt) }
    case 'REROLL_BIRDFEEDER':
      return { type: said.type, playerId: id(said.seat), newDice: diceOf(said.feeder) }
    case 'REFILL_BIRDFEEDER':
      return { type: said.type, addedDice: diceOf(said.feeder) }
    case 'REMOVE_CARDS_FROM_TRAY':
      return { type: said.type }
    case 'REFILL_BIRD_TRAY':
      return { type: said.type, newCards: said.kinds.map(cardIdOf) }
  }
}

const SOURCES = { hand: 'HAND', deck: 'DECK', revealed: 'REVEALED' } as const

function oneFood(food: number, n: number): FoodByType {
  return foodByType(FOODS.map((_, at) => (at === food ? n : 0)))
}

function faceAt(face: number): DieFace {
  return dieFace(FACES[face] as (typeof FACES)[number])
}

function diceOf(feeder: readonly number[]): DieFace[] {
  return feeder.flatMap((n, face) => new Array<DieFace>(n).fill(faceAt(face)))
}
