import type { Plain } from '@turnwright/kernel'
import { AUTOMA_CARDS, AUTOMA_FOOD_FOR_TIES, AUTOMA_LEVELS, AUTOMUBON_SOCIETY, type AutomaCard } from './automa.ts'
import {
  BLUE_MOST,
  BIRDS_DEALT,
  BONUS_DEALT,
  DICE,
  FOOD_DEALT,
  GREEN_PAYOUTS,
  type HabitatConfig,
  PLAYER_BOARD,
  SLOTS_IN_A_ROW,
  TOTAL_ROUNDS,
  TRAY_SIZE,
  TURNS_BY_ROUND,
} from './board.ts'
import { FACES, FOODS } from './food.ts'
import { HABITATS } from './habitat.ts'

type Facts = { readonly [key: string]: Plain }

const ACTIONS = { GAIN_FOOD: 'gainFood', LAY_EGGS: 'layEggs', DRAW_CARDS: 'drawCards' } as const
const UNITS = { GAIN_FOOD: 'dieFromFeeder', LAY_EGGS: 'egg', DRAW_CARDS: 'card' } as const
const PAID = { FOOD: 'foodAny', EGGS: 'egg', CARDS: 'card' } as const
const GOT = { FOOD: 'dieFromFeeder', EGGS: 'egg', CARDS: 'card' } as const

/** The mat and the course of the game, in the form in which the facts were collected. */
export function factsOfTheTable(): Facts {
  return {
    rows: HABITATS.map((habitat) => ({ habitat, ...factsOfRow(PLAYER_BOARD[habitat]) })),
    birdSlotsPerRow: SLOTS_IN_A_ROW,
    eggCostByColumn: PLAYER_BOARD.playBirdCosts,
    dice: { count: DICE, faces: FACES },
    foods: FOODS,
    rounds: TOTAL_ROUNDS,
    turnsPerRound: TURNS_BY_ROUND,
    tray: TRAY_SIZE,
    setup: { birdsDealt: BIRDS_DEALT, bonusDealt: BONUS_DEALT, foodDealt: FOOD_DEALT },
    payoutsByRound: GREEN_PAYOUTS,
    blueMost: BLUE_MOST,
  }
}

function factsOfRow({ action, baseRewards, bonusRewards }: HabitatConfig): Facts {
  return {
    action: ACTIONS[action],
    unit: UNITS[action],
    slots: baseRewards.map((gain, birds) => {
      const trade = bonusRewards[birds] ?? null
      if (trade === null) return { birds, gain, trade }
      const { tradeFrom, tradeFromAmount, tradeTo, tradeToAmount } = trade
      return { birds, gain, trade: { pay: PAID[tradeFrom], n: tradeFromAmount, get: GOT[tradeTo], m: tradeToAmount } }
    }),
  }
}

export function factsOfTheAutoma(): Facts {
  return {
    deck: [...AUTOMA_CARDS, AUTOMUBON_SOCIETY].map(factsOfAutomaCard),
    faceDownBirdVp: Object.values(AUTOMA_LEVELS),
    tieBreakFood: AUTOMA_FOOD_FOR_TIES,
  }
}

/** A cube of 0 stands for none. */
function factsOfAutomaCard({ id, byRound }: AutomaCard): Facts {
  return { card: id, byRound: byRound.map((section) => ({ ...section })) }
}
