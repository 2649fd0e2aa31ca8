import type { Chance } from '@turnwright/kernel/search'
import { FOOD_TYPES, type FoodType, type PlayerId } from './core.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { OptionChoice, OptionPrompt, TurnActionKind } from './prompts.ts'

/** Answers every prompt with something legal, at random: the smallest agent that plays the whole game. */
export function createWhimsicalAgent(playerId: PlayerId, chance: Chance): PlayerAgent {
  const pick = <T>(items: readonly T[]): T => items[chance.int(items.length)] as T
  return {
    playerId,
    async chooseStartingHand({ promptId, eligibleBirds, eligibleBonusCards }) {
      const birds = [...eligibleBirds].filter(() => chance.int(2) === 0)
      const foodToDiscard = FOOD_TYPES.slice(0, birds.length)
      return { promptId, kind: 'startingHand', birds, bonusCard: pick([...eligibleBonusCards]), foodToDiscard }
    },
    async chooseTurnAction({ promptId, rewardsByAction }) {
      const actions = Object.keys(rewardsByAction) as TurnActionKind[]
      const action = rewardsByAction.PLAY_BIRD !== undefined && chance.int(2) === 0 ? 'PLAY_BIRD' : pick(actions)
      const takeBonus = rewardsByAction[action]?.bonus !== undefined && chance.int(2) === 0
      return { promptId, kind: 'turnAction', action, takeBonus }
    },
    async chooseOption(prompt) {
      return optionFor(prompt, chance, pick)
    },
  }
}

function optionFor(prompt: OptionPrompt, chance: Chance, pick: <T>(items: readonly T[]) => T): OptionChoice {
  const { promptId } = prompt
  switch (prompt.kind) {
    case 'activatePower':
      return { promptId, kind: prompt.kind, activate: chance.int(4) > 0 }
    case 'selectFoodFromFeeder':
      if (prompt.mayReroll && chance.int(3) === 0) return { promptId, kind: prompt.kind, foodOrReroll: 'reroll' }
      return { promptId, kind: prompt.kind, foodOrReroll: someFood(prompt.allowedFoods, pick) }
    case 'selectFoodFromSupply':
      return { promptId, kind: prompt.kind, food: { [pick(prompt.allowedFoods)]: 1 } }
    case 'selectFoodDestination':
      return { promptId, kind: prompt.kind, destination: pick(prompt.destinationOptions) }
    case 'discardEggs':
      return { promptId, kind: prompt.kind, sources: { [pick(Object.keys(prompt.eggsByEligibleBird))]: 1 } }
    case 'placeEggs': {
      const [bird, room] = pick(Object.entries(prompt.remainingCapacitiesByEligibleBird))
      return { promptId, kind: prompt.kind, placements: { [bird]: 1 + chance.int(Math.min(room, prompt.count)) } }
    }
    case 'selectCards':
      return { promptId, kind: prompt.kind, cards: [pick(prompt.eligibleCards)] }
    case 'drawCards':
      return prompt.deckAvailable && (prompt.trayCards.length === 0 || chance.int(2) === 0)
        ? { promptId, kind: prompt.kind, trayCards: [], numDeckCards: 1 + chance.int(prompt.remaining) }
        : { promptId, kind: prompt.kind, trayCards: [pick(prompt.trayCards)], numDeckCards: 0 }
    case 'selectBonusCards':
      return { promptId, kind: prompt.kind, cards: [pick(prompt.eligibleCards)] }
    case 'selectPlayer':
      return { promptId, kind: prompt.kind, player: pick([...prompt.eligiblePlayers, null]) }
    case 'repeatPower':
      return { promptId, kind: prompt.kind, bird: pick([...prompt.eligibleBirds, null]) }
    case 'playBird':
      return {
        promptId,
        kind: prompt.kind,
        bird: prompt.eligibleBirds.length === 0 ? null : pick(prompt.eligibleBirds),
      }
    case 'discardFood':
      return { promptId, kind: prompt.kind, food: someFood(heldFood(prompt), pick) }
    case 'selectHabitat':
      return { promptId, kind: prompt.kind, habitat: pick(prompt.eligibleHabitats) }
  }
}

/** One token of one of these foods, or none where there is none. */
function someFood(foods: readonly FoodType[], pick: <T>(items: readonly T[]) => T): Partial<Record<FoodType, number>> {
  return foods.length === 0 ? {} : { [pick(foods)]: 1 }
}

function heldFood({ view }: OptionPrompt): FoodType[] {
  return FOOD_TYPES.filter((type) => (view.food[type] ?? 0) > 0)
}
