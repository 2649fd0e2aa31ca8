import type { PlayerId } from './core.ts'
import type { PlayerAgent } from './player-agent.ts'

/**
 * The seed's agent for tests: it keeps all birds, always gains food, and always wants a seed, which is often not there to
 * be had: a good test of refusals and defaults.
 */
export function createMockAgent(playerId: PlayerId): PlayerAgent {
  return {
    playerId,
    async chooseStartingHand({ promptId, eligibleBirds, eligibleBonusCards }) {
      const [bonusCard] = eligibleBonusCards
      return {
        promptId,
        kind: 'startingHand',
        birds: eligibleBirds,
        bonusCard,
        foodToDiscard: new Set(['INVERTEBRATE', 'SEED', 'FISH', 'FRUIT', 'RODENT'] as const),
      }
    },
    async chooseTurnAction({ promptId }) {
      return { promptId, kind: 'turnAction', action: 'GAIN_FOOD', takeBonus: false }
    },
    async chooseOption(prompt) {
      const { promptId } = prompt
      switch (prompt.kind) {
        case 'selectFoodFromFeeder':
          return { promptId, kind: 'selectFoodFromFeeder', foodOrReroll: { SEED: 1 } }
        case 'placeEggs':
          return { promptId, kind: 'placeEggs', placements: {} }
        case 'drawCards':
          return { promptId, kind: 'drawCards', trayCards: [], numDeckCards: prompt.remaining }
        case 'playBird':
          return { promptId, kind: 'playBird', bird: prompt.eligibleBirds[0] ?? null }
        default:
          throw new Error(`Unhandled prompt kind: ${prompt.kind}`)
      }
    },
  }
}
