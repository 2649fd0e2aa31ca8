import { foodIndex } from '../cards/food.ts'
import { birdCalled } from '../rules/identities.ts'
import { nestsByWorth } from './egg-worth.ts'
import type { Outlook } from './outlook.ts'
import { rowAt } from './play-worth.ts'
import { powerWorth } from './power-worth.ts'
import { planWorth } from './wanting.ts'

/** What the action of a row brings: its reward, a trade where it pays, and the brown powers. */
export function rowWorth(outlook: Outlook, row: number): number {
  return rewardWorth(outlook, row) + brownWorth(outlook, row)
}

function rewardWorth(outlook: Outlook, row: number): number {
  const { reward, hasTrade } = rowAt(outlook, row)
  switch (row) {
    case 0:
      return (
        Math.max(foodWorth(outlook, reward), planWorth(outlook, reward)) +
        (hasTrade ? tradeGain(outlook.cardWorth, outlook.hand.length, outlook.bestFood) : 0)
      )
    case 1:
      return eggsWorth(outlook, reward) + (hasTrade && outlook.room > reward ? foodForEgg(outlook) : 0)
    default:
      return reward * outlook.cardWorth
  }
}

/** The dice of the feeder that are wanted most. */
function foodWorth({ view, foodWorth: worths, bestFood }: Outlook, dice: number): number {
  const values = view.feeder.dice
    .map((face) => {
      if (face === 'invertebrate|seed') return Math.max(worths[0] ?? 0, worths[1] ?? 0)
      return worths[foodIndex(face)] ?? 0
    })
    .sort((a, b) => b - a)
  let worth = 0
  for (let die = 0; die < dice; die++) worth += values[die] ?? bestFood * 0.8
  return worth
}

function tradeGain(cardWorth: number, hand: number, food: number): number {
  return hand === 0 ? 0 : Math.max(0, food - cardWorth)
}

/** A food that is not needed, for an egg. */
function foodForEgg({ food, foodWorth: worths }: Outlook): number {
  const held = worths.filter((_, kind) => (food[kind] ?? 0) > 0)
  return held.length === 0 ? 0 : Math.max(0, 1 - Math.min(...held))
}

function eggsWorth(outlook: Outlook, eggs: number): number {
  return nestsByWorth(outlook)
    .slice(0, eggs)
    .reduce((sum, { worth }) => sum + worth, 0)
}

function brownWorth(outlook: Outlook, row: number): number {
  let worth = 0
  for (const { bird } of rowAt(outlook, row).birds) {
    const power = birdCalled(bird)?.power
    if (power?.color === 'brown') worth += powerWorth(outlook, power.does)
  }
  return worth
}
