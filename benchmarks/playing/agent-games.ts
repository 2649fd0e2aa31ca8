import type { AgentKind } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { serveGames } from './games.ts'

/** Agents take their time: after each game there is a look at the clock. */
const GAMES_BETWEEN_LOOKS = 1

/** In a process of its own: plays games of two of an agent against itself for as many seconds as it is asked to. */
export function serveAgentGames<State, Options>(open: () => Game<State, Options>, kind: AgentKind | undefined): void {
  if (kind === undefined) throw new Error('there is no such agent')
  const chance = Random.fromSeed('agents')
  serveGames(open, [kind.create(chance), kind.create(chance)], GAMES_BETWEEN_LOOKS)
}
