import type { Score } from '@turnwright/tabletop'
import type { PlayerView } from '../rules/view.ts'
import { SCORE_LINES, signed } from './end/score-lines.ts'

/** What a farm is worth now, by source; what does not count for this player is left out. */
export function scoreSheet({ score }: Pick<PlayerView, 'score'>): Score {
  const sources = SCORE_LINES.filter(([key]) => score[key] !== 0)
  return { value: signed(score.total), sources: sources.map(([key, title]) => ({ title, value: signed(score[key]) })) }
}
