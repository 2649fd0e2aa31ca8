import type { Seat, Unavailable } from '@turnwright/kernel'
import type { TrainerCard } from '../cards/card.ts'
import { obstacleTo, obstacleWords } from './attacks/obstacles.ts'
import { evolvableInto } from './evolution.ts'
import { type Face, faceOf } from './faces.ts'
import { topCard } from './pokemon-in-play.ts'
import { isActivated, obstacleToPower, powerObstacleWords } from './powers/obstacles.ts'
import { faceNow } from './powers/working.ts'
import { obstacleToRetreat, retreatWords } from './retreat.ts'
import { BENCH_SIZE, type Duel, type PlayerState, playerAt, pokemonOf } from './state.ts'
import { obstacleToTrainer } from './trainers/obstacles.ts'

/** What people would expect to do and cannot, with the reason. */
export function unavailableMoves(game: Duel, seat: Seat): readonly Unavailable[] {
  const { state } = game
  const player = playerAt(state, seat)
  return [
    ...unavailableAttacks(game, seat, player),
    ...unavailablePowers(game, seat, player),
    ...unavailableRetreat(game, seat),
    ...player.hand.flatMap((card) => {
      const face = faceOf(game.cards.kind(card))
      const reason = whyNotFromHand(game, seat, face)
      return reason === null ? [] : [{ title: face.name, reason, ref: { card } }]
    }),
  ]
}

function unavailableAttacks({ state }: Duel, seat: Seat, { active }: PlayerState): readonly Unavailable[] {
  if (active === null) return []
  return faceNow(state, active).attacks.flatMap((face) => {
    const obstacle = obstacleTo(state, seat, active, face)
    if (obstacle === null) return []
    return [{ title: face.attack.name, reason: obstacleWords(state, active, face, obstacle) }]
  })
}

function unavailablePowers(game: Duel, seat: Seat, player: PlayerState): readonly Unavailable[] {
  return pokemonOf(player).flatMap((pokemon) => {
    const { power } = faceNow(game.state, pokemon)
    if (power === null || !isActivated(power)) return []
    const obstacle = obstacleToPower(game, seat, pokemon)
    if (obstacle === null) return []
    return [{ title: power.name, reason: powerObstacleWords(obstacle), ref: { card: topCard(pokemon) } }]
  })
}

function unavailableRetreat({ state }: Duel, seat: Seat): readonly Unavailable[] {
  const obstacle = obstacleToRetreat(state, seat)
  return obstacle === null ? [] : [{ title: 'Retreat', reason: retreatWords(state, seat, obstacle) }]
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
      return obstacleToTrainer(game, seat, face.card as TrainerCard)
  }
}
