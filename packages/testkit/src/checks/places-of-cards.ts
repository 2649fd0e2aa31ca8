export interface Zone {
  readonly path: string
  readonly cards: readonly number[]
}

/** Every array of a state is a zone, with the cards that stand in it. */
export function* cardsWithin(value: unknown, path: string, everyId: ReadonlySet<number>): Generator<Zone> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value))
    yield { path, cards: value.filter((item) => typeof item === 'number' && everyId.has(item)) as number[] }
  for (const [key, item] of Object.entries(value))
    yield* cardsWithin(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, everyId)
}

/**
 * Cards that a field of the state holds by itself (`block: { lot: 4101 }`). They count as places only for cards that
 * stand in no array: other fields may well speak of a card that stands somewhere else.
 */
export function cardsLyingAlone(value: unknown, path: string, everyId: ReadonlySet<number>): Map<number, string[]> {
  const found = new Map<number, string[]>()
  const walk = (item: unknown, at: string): void => {
    if (typeof item === 'number' && everyId.has(item)) found.set(item, [...(found.get(item) ?? []), at])
    if (typeof item !== 'object' || item === null) return
    for (const [key, each] of Object.entries(item))
      if (!Array.isArray(item) || typeof each === 'object') walk(each, `${at}.${key}`)
  }
  walk(value, path)
  return found
}
