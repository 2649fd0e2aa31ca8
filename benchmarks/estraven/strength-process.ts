import { DECK_PAIRS } from '@turnwright/estraven'
import { serveWorkbench } from '../workbench.ts'
import { watchDuel } from './watched-duel.ts'

/** The watchful player against greedy; a draw is half a win. */
export interface Strength {
  readonly wins: number
  readonly games: number
  /** Answers to the chain a game: of the watchful player, and of greedy. */
  readonly answers: readonly [watchful: number, greedy: number]
}

serveWorkbench((games) => againstGreedy(Number(games)))

/** Each deal twice, with the players changing places. */
function againstGreedy(games: number): Strength {
  let wins = 0
  let watchful = 0
  let greedy = 0
  for (let at = 0; at < games; at++) {
    const deal = at >> 1
    const seat = at % 2
    const pair = (of: number): string => DECK_PAIRS[of % DECK_PAIRS.length] as string
    const agents = seat === 0 ? ['watchful', 'greedy'] : ['greedy', 'watchful']
    const { share, answers } = watchDuel(agents, [pair(deal), pair(7 * deal + 3)], `strength ${deal}`)
    wins += seat === 0 ? share : 1 - share
    watchful += answers[seat] ?? 0
    greedy += answers[1 - seat] ?? 0
  }
  return { wins, games, answers: [watchful / games, greedy / games] }
}
