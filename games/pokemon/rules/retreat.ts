import { type CardId, nth, type Seat } from '@turnwright/kernel'
import { conditionNamed } from '../cards/words/plain-words.ts'
import { flipCoin } from './coins.ts'
import { payWith, pickOwnEnergy } from './attacks/energy-discard.ts'
import { faceOf } from './faces.ts'
import { unitsIn, unitsOf } from './fuel.ts'
import { switchActive } from './movements.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { faceNow, workingPower } from './powers/working.ts'
import { activeOf, type Duel, type DuelState, playerAt } from './state.ts'
import { feels, nameOf } from './traits.ts'

/** P18: what it costs to retreat, with Retreat Aid. */
export function retreatCost(state: DuelState, seat: Seat, pokemon: PokemonInPlay): number {
  let cost = faceNow(state, pokemon).retreat
  const { bench } = playerAt(state, seat)
  for (let i = 0; cost > 0 && i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined) cost -= workingPower(state, each, 'retreatCostReduction')?.n ?? 0
  }
  return Math.max(0, cost)
}

export type RetreatObstacle = 'bench' | 'condition' | 'held' | 'failed' | 'energy' | 'doll'

/** P18, P19: what keeps the Active Pokémon from retreating, or null. */
export function obstacleToRetreat(state: DuelState, seat: Seat): RetreatObstacle | null {
  const { active, bench } = playerAt(state, seat)
  if (active === null || bench.length === 0) return 'bench'
  if (active.condition === 'asleep' || active.condition === 'paralyzed') return 'condition'
  if (state.retreatFailed && seat === state.turn) return 'failed'
  if (faceNow(state, active).doll?.canRetreat === false || faceOf(active.kind).doll?.canRetreat === false) return 'doll'
  if (feels(state, active, 'cannot-retreat') !== null) return 'held'
  return unitsOf(active.fuel) < retreatCost(state, seat, active) ? 'energy' : null
}

export function retreatWords(state: DuelState, seat: Seat, obstacle: RetreatObstacle): string {
  const { active } = playerAt(state, seat)
  const name = active === null ? 'It' : nameOf(active)
  switch (obstacle) {
    case 'bench':
      return 'There is nobody on the Bench.'
    case 'condition':
      return `${name} is ${conditionNamed(active?.condition ?? 'asleep')}.`
    case 'held':
      return `${name} is held back in this turn.`
    case 'failed':
      return `${name} was too confused to retreat in this turn.`
    case 'doll':
      return `${name} cannot retreat.`
    case 'energy':
      return `Costs ${active === null ? 0 : retreatCost(state, seat, active)} energy, has ${active === null ? 0 : unitsOf(active.fuel)}.`
  }
}

/** P18, P19: the price is paid first; a confused Pokémon then flips, and on tails it stays. */
export function retreat(game: Duel, seat: Seat, card: CardId): void {
  const { state } = game
  const active = activeOf(state, seat)
  payRetreat(game, seat, active)
  if (active.condition === 'confused' && !flipCoin(game, seat, { for: 'confusion', card: topCard(active) })) {
    state.retreatFailed = true
    game.tell({ kind: 'too-confused', card: topCard(active) })
    return
  }
  game.tell({ kind: 'retreated', card: topCard(active) })
  switchActive(game, seat, card)
}

/** One energy card after the other, until they are worth the price; a double card gives no change. */
function payRetreat(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  let owed = retreatCost(game.state, seat, pokemon)
  while (owed > 0) {
    const card = pickOwnEnergy(game, seat, pokemon, pokemon.energy.slice())
    owed -= unitsIn(nth(pokemon.fuel, pokemon.energy.indexOf(card)))
    payWith(game, seat, pokemon, [card])
  }
}
