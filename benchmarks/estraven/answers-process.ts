import { DECK_PAIRS } from '@turnwright/estraven'
import { serveWorkbench } from '../workbench.ts'
import { agentCalled, watchDuel } from './watched-duel.ts'

/** How much is answered where greedy plays against itself, in a game. */
export interface Answering {
  readonly questions: number
  readonly answers: number
}

serveWorkbench((games) => answering(Number(games)))

function answering(games: number): Answering {
  const greedy = agentCalled('greedy')
  const pair = (of: number): string => DECK_PAIRS[of % DECK_PAIRS.length] as string
  let [asked, answered] = [0, 0]
  for (let deal = 0; deal < games; deal++) {
    const { questions, answers } = watchDuel([greedy, greedy], [pair(deal), pair(7 * deal + 3)], `answers ${deal}`)
    for (const each of questions) asked += each
    for (const each of answers) answered += each
  }
  return { questions: asked / games, answers: answered / games }
}
