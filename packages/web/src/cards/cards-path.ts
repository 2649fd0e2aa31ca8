/** The game whose cards a path leads to. */
export function cardsIn(path: string): string | null {
  return /^\/games\/([\w-]+)\/cards$/.exec(path)?.[1] ?? null
}

export function cardsPath(game: string, params: URLSearchParams = new URLSearchParams()): string {
  const query = params.toString()
  return `/games/${game}/cards${query === '' ? '' : `?${query}`}`
}
