import { type GameResult, type Seat } from '@turnwright/kernel'
import { AUTOMA_FOOD_FOR_TIES } from '../cards/automa.ts'
import { automaScore } from './automa/score.ts'
import { discardOffered } from './bonus-deck.ts'
import { birdOf, bonusOf } from './identities.ts'
import type { Ending } from './lines.ts'
import { totalFood } from './mat.ts'
import { scoreOf } from './scoring.ts'
import { playerAt, presentFrom, type Wingspan } from './state.ts'

/** W54, W55: all bonus cards are shown, and the points decide. */
export function finish(game: Wingspan): never {
  const { state, cards } = game
  for (const [seat, { bonus }] of state.players.entries()) {
    cards.reveal(bonus)
    if (bonus.length > 0) game.tell({ kind: 'shows-bonus', seat, cards: bonus.slice() })
  }
  const scores = finalScores(game)
  const winners = winnersAmong(game, presentFrom(state, 0), scores)
  game.finish({ winners, scores, reason: reasonFor(game, winners, scores) })
}

function finalScores(game: Wingspan): number[] {
  const { state, cards } = game
  return state.players.map(({ bonus }, seat) => {
    const held = bonus.map((card) => bonusOf(cards, card))
    return scoreOf(state, seat, held).total
  })
}

/** W55: the most points, then the most unused food; a shared win after that. */
function winnersAmong(game: Wingspan, seats: readonly Seat[], scores: readonly number[]): readonly Seat[] {
  const { state } = game
  const ranked = seats.map((seat) => ({ seat, points: scores[seat] ?? 0, food: totalFood(playerAt(state, seat)) }))
  const rival = state.automa === null ? null : { points: automaPoints(game), food: AUTOMA_FOOD_FOR_TIES }
  const all: readonly { points: number; food: number }[] = rival === null ? ranked : [...ranked, rival]
  const best = Math.max(...all.map(({ points }) => points))
  const mostFood = Math.max(...all.filter(({ points }) => points === best).map(({ food }) => food))
  return ranked.filter(({ points, food }) => points === best && food === mostFood).map(({ seat }) => seat)
}

function automaPoints({ state, cards }: Wingspan): number {
  return state.automa === null ? 0 : automaScore(state, state.automa, (card) => birdOf(cards, card))
}

/** W54, W55: what decided it. Who won stands beside it. */
function reasonFor(game: Wingspan, winners: readonly Seat[], scores: readonly number[]): Ending {
  if (game.state.automa !== null) return reasonAgainstAutoma(game, winners.length > 0, scores[0] ?? 0)
  const points = Math.max(...winners.map((seat) => scores[seat] ?? 0))
  if (winners.length > 1) return { kind: 'shared-win', points }
  const isTied = presentFrom(game.state, 0).some((seat) => !winners.includes(seat) && scores[seat] === points)
  return { kind: isTied ? 'most-food' : 'most-points', points }
}

function reasonAgainstAutoma(game: Wingspan, hasWon: boolean, points: number): Ending {
  const automa = automaPoints(game)
  const isShared = totalFood(playerAt(game.state, 0)) === AUTOMA_FOOD_FOR_TIES
  const food = automa !== points ? null : isShared ? 'as-much' : 'more'
  return { kind: 'against-automa', points, automa, hasWon, food }
}

/** Whoever leaves takes no further part; what lies on their mat stays there. The last one at the table wins. */
export function leave(game: Wingspan, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  player.isPresent = false
  state.gone++
  player.turnsLeft = 0
  player.duty = 0
  discardOffered(state, player.offered)
  game.tell({ kind: 'leaves', seat })
  const left = presentFrom(state, 0)
  if (left.length > 1 || (left.length === 1 && state.automa !== null)) return
  game.finish(afterLeaving(game, left))
}

function afterLeaving(game: Wingspan, left: readonly Seat[]): GameResult {
  const [last] = left
  const reason: Ending = { kind: last === undefined ? 'nobody-left' : 'others-left' }
  return { winners: left, scores: finalScores(game), reason }
}
