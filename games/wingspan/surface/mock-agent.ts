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
      if (prompt.kind === 'selectFoodFromFeeder') return { promptId, kind: prompt.kind, foodOrReroll: { SEED: 1 } }
      if (prompt.kind === 'placeEggs') return { promptId, kind: prompt.kind, placements: {} }
      if (prompt.kind === 'drawCards')
        return { promptId, kind: prompt.kind, trayCards: [], numDeckCards: prompt.remaining }
      if (prompt.kind === 'playBird') return { promptId, kind: prompt.kind, bird: prompt.eligibleBirds[0] ?? null }
      throw new Error(`Unhandled prompt kind: ${prompt.kind}`)
    },
  }
}
