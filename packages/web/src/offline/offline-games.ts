import type { GameSummary } from '@turnwright/protocol/client'

/** The games that the page can play by itself: all that it was built with. */
export async function offlineGames(): Promise<readonly GameSummary[]> {
  const { catalog } = await import('virtual:game-catalog')
  return catalog
}
