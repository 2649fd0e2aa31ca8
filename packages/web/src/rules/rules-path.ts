/** The address of a game's rules, or of one of them. */
export function rulesPath(game: string, number: string | null = null): string {
  return `/games/${game}/rules${number === null ? '' : `#${number}`}`
}

/** The game whose rules a path leads to. */
export function rulesIn(path: string): string | null {
  return /^\/games\/([\w-]+)\/rules$/.exec(path)?.[1] ?? null
}

/** The rule that an address names. */
export function ruleNumberIn({ hash }: URL): string | null {
  return /^#([A-Z]\d+)$/.exec(hash)?.[1] ?? null
}
