import { type GameLook, type GameLooks, LOOKS_FILE } from '@turnwright/protocol/client'

let fetched: Promise<GameLooks> | null = null

/** How a game of this server looks, as far as the page does not bring that along. */
export async function lookOf(game: string): Promise<GameLook> {
  fetched ??= fetchLooks()
  const looks = await fetched
  return Object.hasOwn(looks, game) ? (looks[game] ?? {}) : {}
}

async function fetchLooks(): Promise<GameLooks> {
  try {
    const response = await fetch(`/${LOOKS_FILE}`)
    if (response.ok) return (await response.json()) as GameLooks
  } catch {
    // Without a line there are no games from outside either.
  }
  // Another table may find it.
  fetched = null
  return {}
}
