import { type GameLook, type GameLooks, LOOKS_FILE } from '@turnwright/protocol/client'

let fetched: Promise<GameLooks | null> | null = null

/** How a game of this server looks, as far as the page does not bring that along. */
export async function lookOf(game: string): Promise<GameLook> {
  // Without a line there are no games from outside either.
  const looks = (await looksOfServer()) ?? {}
  return Object.hasOwn(looks, game) ? (looks[game] ?? {}) : {}
}

/** Those of all games that the server has; null where it cannot be asked. */
export function looksOfServer(): Promise<GameLooks | null> {
  fetched ??= fetchLooks()
  return fetched
}

async function fetchLooks(): Promise<GameLooks | null> {
  try {
    const response = await fetch(`/${LOOKS_FILE}`)
    if (response.ok) return (await response.json()) as GameLooks
  } catch {
    // What is said of a game then is for whoever asked.
  }
  // Another table may find it.
  fetched = null
  return null
}
