import type { CardId } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import { scoreOf } from '../../scoring-sheet/score-of.ts'
import { type Agricola, type PlayedCard, type PlayerState, playerAt, type Series } from '../state.ts'
import { nextGame, sameGameAgain } from './new-game.ts'
import { foodFor, goalOf } from './series.ts'

const ALONE = 0
const MOST_PERMANENT = 7

/** The goal was reached, and the next one waits; or it was missed, and the same cards give one more chance. */
export function endOfSeriesGame(game: Agricola, series: Series): void {
  const points = scoreOf(game.state, ALONE).total
  const goal = goalOf(series.game)
  game.tell('Game {n} of the series: {points} points, {goal} were needed', { n: series.game, points, goal })
  if (points >= goal) return nextGame(game, series, keptOccupation(game, series), foodFor(points, series.game))
  if (!series.isRetry) return sameGameAgain(game, series)
  const won = series.game - 1
  game.finish({
    winners: won > 0 ? [ALONE] : [],
    scores: [won],
    reason: `${won} ${won === 1 ? 'game' : 'games'} of the series won; ${points} points were too few for ${goal}.`,
  })
}

const NONE = { id: 'none', title: 'None of them', value: null } as const

/** One occupation that was played stays for all games to come: after the first game it must, later it may. */
function keptOccupation(game: Agricola, { game: n, permanent }: Series): CardId | null {
  const player = playerAt(game.state, ALONE)
  const played = occupationsPlayed(player, permanent).map(({ card }) => card)
  if (played.length === 0 || permanent >= MOST_PERMANENT) return null
  // Asked without the panel: points are counted, there is nothing left to convert.
  const [kept] = game.requestInputSingle({
    actor: game.player(ALONE).name,
    title: 'Keep an occupation for the games to come',
    choices: n === 1 ? played : [...played, NONE],
    cards: true,
    noAutoRespond: true,
  })
  return kept ?? null
}

function occupationsPlayed({ inPlay }: PlayerState, permanent: number): readonly PlayedCard[] {
  return inPlay.slice(permanent).filter(({ kind }) => cardAt(kind).type === 'occupation')
}
