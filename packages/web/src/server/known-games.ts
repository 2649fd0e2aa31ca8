import type { GameSummary } from '@turnwright/protocol/client'

let games: readonly GameSummary[] | null = null

/** What the server said last that it offers: a table that is opened from the lobby need not ask again. */
export const knownGames = {
  keep(told: readonly GameSummary[]): void {
    games = told
  },
  read(): readonly GameSummary[] | null {
    return games
  },
}
