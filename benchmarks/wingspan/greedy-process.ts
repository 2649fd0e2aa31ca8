import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { wingspanModule } from '@turnwright/wingspan'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from '../playing/play-out.ts'
import { tableOf } from './tables.ts'

/** What greedy reached. */
export interface GreedyRecord {
  /** Against random, each deal with both seats; a shared win is half of one. */
  readonly wins: number
  readonly games: number
  /** Points a seat, greedy against itself. */
  readonly mean: number
}

serveWorkbench((request) => (request === 'against random' ? againstRandom(400) : againstItself(200)))

function againstRandom(games: number): GreedyRecord {
  let wins = 0
  for (let at = 0; at < games; at++) {
    const deal = at >> 1
    const seat = at % 2
    const chance = Random.fromSeed(`greedy ${deal}`)
    const game = seriesAt(deal, 'against random')()
    playOut(
      game,
      seat === 0
        ? [agent('greedy', chance), agent('random', chance)]
        : [agent('random', chance), agent('greedy', chance)],
    )
    const winners = game.result?.winners ?? []
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return { wins, games, mean: 0 }
}

function againstItself(games: number): GreedyRecord {
  let points = 0
  for (let deal = 0; deal < games; deal++) {
    const chance = Random.fromSeed(`itself ${deal}`)
    const game = seriesAt(deal, 'against itself')()
    playOut(game, [agent('greedy', chance), agent('greedy', chance)])
    for (const score of game.result?.scores ?? []) points += score
  }
  return { wins: 0, games, mean: points / (2 * games) }
}

/** The same deal for both seats. */
function seriesAt(deal: number, series: string) {
  return tableOf(2, `${series} ${deal}`)
}

function agent(name: 'greedy' | 'random', chance: Random): Responder {
  const kind = wingspanModule.agents[name]
  if (kind === undefined) throw new Error(`there is no agent ${name}`)
  return kind.create(chance)
}
