import type { GameStretch, GameStretchReport } from './stretch.ts'
import type { TournamentGame } from './tournament.ts'
import type { TournamentTable } from './tournament-table.ts'

/** Plays a stretch as far as it goes. */
export async function playGames(table: TournamentTable, { lineUp, numbers }: GameStretch): Promise<GameStretchReport> {
  const games: TournamentGame[] = []
  const began = performance.now()
  try {
    for (const number of numbers) {
      const game = table.play(lineUp, number)
      games.push(game instanceof Promise ? await game : game)
    }
    return { games, ms: performance.now() - began, failure: null }
  } catch (thrown) {
    const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { games, ms: performance.now() - began, failure }
  }
}
