import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { findGame } from '../find-game.ts'
import { playGames } from './play-games.ts'
import type { GameStretch, GameStretchReport } from './stretch.ts'
import type { Tournament } from './tournament.ts'
import type { TournamentOrders } from './tournament-thread.ts'
import { TournamentTable } from './tournament-table.ts'

/** Those who play the games of a tournament, one stretch each at a time. */
export interface Players extends AsyncDisposable {
  readonly count: number
  play(player: number, stretch: GameStretch): Promise<GameStretchReport>
}

export async function playersOn(threads: number, tournament: Tournament, gamesUrl: string): Promise<Players> {
  return threads === 1 ? await playingHere(tournament, gamesUrl) : onThreads(threads, tournament, gamesUrl)
}

async function playingHere(tournament: Tournament, gamesUrl: string): Promise<Players> {
  const table = new TournamentTable(await findGame(gamesUrl, tournament.game), tournament, gamesUrl)
  return {
    count: 1,
    async play(_player, stretch) {
      const report = await playGames(table, stretch)
      // Lets the terminal draw and Ctrl-C through.
      await setImmediate()
      return report
    },
    async [Symbol.asyncDispose]() {},
  }
}

export function onThreads(count: number, tournament: Tournament, gamesUrl: string): Players {
  const orders: TournamentOrders = { tournament, gamesUrl }
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('tournament-thread.ts', import.meta.url), { workerData: orders }),
  )
  return {
    count,
    play: (player, stretch) =>
      new Promise((resolve, reject) => {
        const thread = threads[player] as Worker
        const ended = (): void => reject(new Error('A thread of the tournament ended before its work was done'))
        thread.once('error', reject)
        thread.once('exit', ended)
        thread.once('message', (report: GameStretchReport) => {
          thread.off('error', reject)
          thread.off('exit', ended)
          resolve(report)
        })
        thread.postMessage(stretch)
      }),
    async [Symbol.asyncDispose]() {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}
