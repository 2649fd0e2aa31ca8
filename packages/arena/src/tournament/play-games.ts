import type { GameStretch, GameStretchReport } from './stretch.ts'
import type { TournamentGame } from './tournament.ts'
import type { TournamentTable } from './tournament-table.ts'

/** Plays a stretch as far as it goes. */
export function playGames(table: TournamentTable, { lineUp, numbers }: GameStretch): GameStretchReport {
  const games: TournamentGame[] = []
  try {
    for (const number of numbers) games.push(table.play(lineUp, number))
    return { games, failure: null }
  } catch (thrown) {
    return { games, failure: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}
