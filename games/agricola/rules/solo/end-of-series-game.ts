import type { CardId } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { scoreOf } from '../../scoring-sheet/score-of.ts'
import type { Question } from '../questions.ts'
import { type Agricola, type PlayedCard, type PlayerState, playerAt, type Series } from '../state.ts'
import { nextGame, sameGameAgain } from './new-game.ts'
import { foodFor, goalOf } from './series.ts'

const ALONE = 0
const MOST_PERMANENT = 7

/** The goal was reached, and the next one waits; or it was missed, and the same cards give one more chance. */
export function endOfSeriesGame(game: Agricola, series: Series): void {
  const points = scoreOf(game.state, ALONE).total
  const goal = goalOf(series.game)
  game.tell({ kind: 'series-game', game: series.game, points, goal })
  if (points >= goal) return nextGame(game, series, keptOccupation(game, series), foodFor(points, series.game))
  if (!series.isRetry) return sameGameAgain(game, series)
  const won = series.game - 1
  game.finish({
    winners: won > 0 ? [ALONE] : [],
    scores: [won],
    reason: { kind: 'series-over', won, points, goal },
  })
}

const NONE = { id: 'none', about: { kind: 'keep-none' }, value: null } as const
const KEEP: Question = { kind: 'keep-occupation' }

/** One occupation that was played stays for all games to come: after the first game it must, later it may. */
function keptOccupation(game: Agricola, { game: n, permanent }: Series): CardId | null {
  const player = playerAt(game.state, ALONE)
  const played = occupationsPlayed(player, permanent).map(({ card }) => card)
  if (played.length === 0 || permanent >= MOST_PERMANENT) return null
  // Asked without the panel: points are counted, there is nothing left to convert.
  return game.ask.one<CardId | typeof NONE>(ALONE, KEEP, n === 1 ? played : [...played, NONE], {
    cards: true,
    noAutoRespond: true,
  })
}

function occupationsPlayed({ inPlay }: PlayerState, permanent: number): readonly PlayedCard[] {
  return inPlay.slice(permanent).filter(({ kind }) => cardAt(kind).type === 'occupation')
}
