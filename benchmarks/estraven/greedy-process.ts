import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { DECK_PAIRS, estravenModule } from '@turnwright/estraven'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from '../playing/play-out.ts'
import { type EstravenGame, openDuel } from './tables.ts'

/** Greedy against random; a draw is half a win. */
export interface GreedyRecord {
  readonly wins: number
  readonly games: number
}

serveWorkbench((games) => againstRandom(Number(games)))

/** Each deal with the same decks on both sides, and with both seats. */
function againstRandom(games: number): GreedyRecord {
  let wins = 0
  for (let at = 0; at < games; at++) {
    const deal = at >> 1
    const seat = at % 2
    const pair = DECK_PAIRS[deal % DECK_PAIRS.length] as string
    const game = openDuel(pair, pair, `greedy ${deal}`)
    const chance = Random.fromSeed(`greedy ${deal}`)
    playOut(
      game,
      seat === 0
        ? [agent('greedy', chance), agent('random', chance)]
        : [agent('random', chance), agent('greedy', chance)],
    )
    wins += shareOf(game, seat)
  }
  return { wins, games }
}

function shareOf({ result }: EstravenGame, seat: number): number {
  const winners = result?.winners ?? []
  if (winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 : 0
}

function agent(name: 'greedy' | 'random', chance: Random): Responder {
  const kind = estravenModule.agents[name]
  if (kind === undefined) throw new Error(`there is no agent ${name}`)
  return kind.create(chance)
}
