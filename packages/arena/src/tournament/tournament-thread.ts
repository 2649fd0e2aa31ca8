import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { GameStretch, GameStretchReport } from './stretch.ts'
import type { Tournament } from './tournament.ts'

/** What a thread is started with. */
export interface TournamentOrders {
  readonly tournament: Tournament
  readonly gamesUrl: string
}

// A thread reads all its sources anew.
enableCompileCache()

const { findGame } = await import('../find-game.ts')
const { TournamentTable } = await import('./tournament-table.ts')
const { playGames } = await import('./play-games.ts')

const { tournament, gamesUrl } = workerData as TournamentOrders
const table = new TournamentTable(await findGame(gamesUrl, tournament.game), tournament, gamesUrl)

parentPort?.on('message', (stretch: GameStretch) => void report(stretch))

async function report(stretch: GameStretch): Promise<void> {
  const made: GameStretchReport = await playGames(table, stretch)
  parentPort?.postMessage(made)
}
