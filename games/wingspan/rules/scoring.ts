import { nth, type Seat } from '@turnwright/kernel'
import { passes } from '../cards/bird-test.ts'
import { type BonusCard, bonusPoints } from '../cards/bonus-card.ts'
import { birdOn } from './mat.ts'
import type { MatBird, PlayerState, RoundGoal } from './state.ts'

/** W54: where points come from. */
export interface Score {
  readonly birds: number
  readonly bonus: number
  readonly goals: number
  readonly eggs: number
  readonly cached: number
  readonly tucked: number
  readonly total: number
}

/** The part of a player's things that points come from. */
export interface MatOf {
  readonly hand: PlayerState['hand']
  readonly rows: readonly (readonly BirdForPoints[])[]
}

type BirdForPoints = Pick<MatBird, 'kind' | 'eggs' | 'cached' | 'tucked'>

interface TableOf {
  readonly players: readonly MatOf[]
  readonly goals: readonly Pick<RoundGoal, 'points'>[]
}

export function scoreOf(state: TableOf, seat: Seat, bonusCards: readonly BonusCard[]): Score {
  const player = nth(state.players, seat)
  return scoreWith(
    state,
    seat,
    bonusCards.reduce((sum, card) => sum + bonusScore(card, player), 0),
  )
}

/** The same where it is known what the bonus cards pay. */
export function scoreWith(state: TableOf, seat: Seat, bonus: number): Score {
  let [birds, eggs, cached, tucked] = [0, 0, 0, 0]
  for (const row of state.players[seat]?.rows ?? [])
    for (const bird of row) {
      birds += birdOn(bird).points
      eggs += bird.eggs
      cached += bird.cached
      tucked += bird.tucked.length
    }
  let goals = 0
  for (const { points } of state.goals) goals += points[seat] ?? 0
  return { birds, bonus, goals, eggs, cached, tucked, total: birds + bonus + goals + eggs + cached + tucked }
}

export function bonusScore(card: BonusCard, player: MatOf): number {
  return bonusPoints(card.pays, bonusCount(card, player))
}

/** What a bonus card counts for a player now. */
export function bonusCount({ counts }: BonusCard, player: MatOf): number {
  switch (counts.what) {
    case 'birds':
      return countBirds(player, (bird) => passes(birdOn(bird), counts.that))
    case 'birdsWithEggs':
      return countBirds(player, (bird) => bird.eggs >= counts.atLeast)
    case 'birdsInSmallestHabitat':
      return Math.min(...player.rows.map((row) => row.length))
    case 'birdCardsInHand':
      return player.hand.length
  }
}

function countBirds(player: MatOf, counts: (bird: BirdForPoints) => boolean): number {
  let count = 0
  for (const row of player.rows) for (const bird of row) if (counts(bird)) count++
  return count
}
