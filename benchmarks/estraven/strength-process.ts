import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentKind } from '@turnwright/kernel'
import { DECK_PAIRS, type estravenModule } from '@turnwright/estraven'
import { serveWorkbench } from '../workbench.ts'
import { agentCalled, watchDuel } from './watched-duel.ts'

/** Greedy against that of another checkout; a draw is half a win. */
export interface Strength {
  readonly wins: number
  readonly games: number
  /** Answers to the chain a game, of each. */
  readonly answers: readonly [now: number, before: number]
}

const before = await greedyBefore()

serveWorkbench((games) => againstBefore(Number(games)))

async function greedyBefore(): Promise<AgentKind> {
  const checkout = process.env['BEFORE']
  if (checkout === undefined) throw new Error('say BEFORE=<another checkout>: its greedy agent is the one to beat')
  const door = pathToFileURL(resolve(checkout, 'games/estraven/index.ts')).href
  const { estravenModule: other } = (await import(door)) as { readonly estravenModule: typeof estravenModule }
  const kind = other.agents['greedy']
  if (kind === undefined) throw new Error(`${checkout} has no greedy agent`)
  return kind
}

/** Each deal twice, with the players changing places. */
function againstBefore(games: number): Strength {
  const greedy = agentCalled('greedy')
  const pair = (of: number): string => DECK_PAIRS[of % DECK_PAIRS.length] as string
  const answered = { now: 0, before: 0 }
  let wins = 0
  for (let at = 0; at < games; at++) {
    const deal = at >> 1
    const seat = at % 2
    const agents = seat === 0 ? [greedy, before] : [before, greedy]
    const { share, answers } = watchDuel(agents, [pair(deal), pair(7 * deal + 3)], `strength ${deal}`)
    wins += seat === 0 ? share : 1 - share
    answered.now += answers[seat] ?? 0
    answered.before += answers[1 - seat] ?? 0
  }
  return { wins, games, answers: [answered.now / games, answered.before / games] }
}
