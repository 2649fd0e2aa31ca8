import { agricolaModule } from '@turnwright/agricola'
import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from '../playing/play-out.ts'
import { tableOf } from './tables.ts'

/** What greedy reached. */
export interface GreedyRecord {
  /** Against random, with cards, each deal with both seats; a shared win is half of one. */
  readonly wins: number
  readonly games: number
  /** Points a seat in the family game, greedy against itself. */
  readonly mean: number
}

const GAMES = 200

serveWorkbench((request) => (request === 'against random' ? againstRandom() : againstItself()))

function againstRandom(): GreedyRecord {
  let wins = 0
  for (let at = 0; at < GAMES; at++) {
    const deal = at >> 1
    const seat = at % 2
    const chance = Random.fromSeed(`greedy ${deal}`)
    const [greedy, random] = [agent('greedy', chance), agent('random', chance)]
    const game = tableOf(2, `against random ${deal}`, {})()
    playOut(game, seat === 0 ? [greedy, random] : [random, greedy])
    const winners = game.result?.winners ?? []
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return { wins, games: GAMES, mean: 0 }
}

function againstItself(): GreedyRecord {
  let points = 0
  for (let deal = 0; deal < GAMES; deal++) {
    const chance = Random.fromSeed(`itself ${deal}`)
    const game = tableOf(2, `against itself ${deal}`, { cards: 'none' })()
    playOut(game, [agent('greedy', chance), agent('greedy', chance)])
    for (const score of game.result?.scores ?? []) points += score
  }
  return { wins: 0, games: GAMES, mean: points / (2 * GAMES) }
}

function agent(name: 'greedy' | 'random', chance: Random): Responder {
  const kind = agricolaModule.agents[name]
  if (kind === undefined) throw new Error(`there is no agent ${name}`)
  return kind.create(chance)
}
