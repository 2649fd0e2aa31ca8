import { createHash } from 'node:crypto'

/** Stands at the end of the name of every file that is made of a game: it was made under these names. */
export function namesTag(players: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(players)).digest('hex').slice(0, 8)
}

/** Whether a file was made under these names. */
export function isMadeUnder(players: readonly string[], file: string): boolean {
  return file.endsWith(`-${namesTag(players)}.json`)
}
