/** The address of a game's guided first game. */
export function learnPath(game: string): string {
  return `/learn/${game}`
}

/** The game that a path teaches. */
export function learnIn(path: string): string | null {
  return /^\/learn\/([\w-]+)$/.exec(path)?.[1] ?? null
}
