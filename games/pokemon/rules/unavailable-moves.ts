import type { CardId, Seat } from '@turnwright/kernel'
import { obstacleTo, obstacleWords } from './attacks/obstacles.ts'
import { evolvableInto } from './evolution.ts'
import { type Face, faceOf } from './faces.ts'
import { topCard } from './pokemon-in-play.ts'
import { isActivated, obstacleToPower, powerObstacleWords } from './powers/obstacles.ts'
import { faceNow } from './powers/working.ts'
import type { Refused } from './questions.ts'
import { obstacleToRetreat, retreatWords } from './retreat.ts'
import { BENCH_SIZE, type Duel, type PlayerState, playerAt, pokemonOf } from './state.ts'
import { obstacleToTrainer } from './trainers/obstacles.ts'

interface Idle {
  readonly about: Refused
  readonly reason: string
  readonly ref?: { readonly card: CardId }
}

/** What people would expect to do and cannot, with the reason. */
export function unavailableMoves(game: Duel, seat: Seat): readonly Idle[] {
  const player = playerAt(game.state, seat)
  const idle: Idle[] = []
  addAttacks(idle, game, seat, player)
  addPowers(idle, game, seat, player)
  addRetreat(idle, game, seat)
  for (const card of player.hand) {
    const face = faceOf(game.cards.kind(card))
    const reason = whyNotFromHand(game, seat, face)
    if (reason !== null) idle.push({ about: { kind: 'idle-card', card, role: face.role }, reason, ref: { card } })
  }
  return idle
}

function addAttacks(idle: Idle[], { state }: Duel, seat: Seat, { active }: PlayerState): void {
  if (active === null) return
  const { attacks, card } = faceNow(state, active)
  for (const [at, face] of attacks.entries()) {
    const obstacle = obstacleTo(state, seat, active, face)
    if (obstacle === null) continue
    const reason = obstacleWords(state, active, face, obstacle)
    idle.push({ about: { kind: 'attack', at, of: card.id, because: obstacle }, reason })
  }
}

function addPowers(idle: Idle[], game: Duel, seat: Seat, player: PlayerState): void {
  for (const pokemon of pokemonOf(player)) {
    const { power, card: printed } = faceNow(game.state, pokemon)
    if (power === null || !isActivated(power)) continue
    const obstacle = obstacleToPower(game, seat, pokemon)
    if (obstacle === null) continue
    const card = topCard(pokemon)
    idle.push({
      about: { kind: 'idle-power', card, of: printed.id, because: obstacle },
      reason: powerObstacleWords(obstacle),
      ref: { card },
    })
  }
}

function addRetreat(idle: Idle[], { state }: Duel, seat: Seat): void {
  const obstacle = obstacleToRetreat(state, seat)
  if (obstacle === null) return
  idle.push({ about: { kind: 'retreat', because: obstacle }, reason: retreatWords(state, seat, obstacle) })
}

/** Why a card in the hand cannot be played now, or null. */
function whyNotFromHand(game: Duel, seat: Seat, face: Face): string | null {
  const { state } = game
  const player = playerAt(state, seat)
  switch (face.role) {
    case 'basic':
      return player.bench.length < BENCH_SIZE ? null : 'Your Bench is full.'
    case 'energy':
      return state.energyAttached ? 'One energy was attached in this turn.' : null
    case 'evolution':
      return evolvableInto(state, seat, face.evolvesFrom).length > 0
        ? null
        : `There is no ${face.evolvesFrom} that can evolve in this turn.`
    case 'trainer':
      return face.trainer === null ? null : obstacleToTrainer(game, seat, face.trainer)
  }
}
