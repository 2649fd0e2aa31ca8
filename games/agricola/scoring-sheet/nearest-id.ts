interface Named {
  readonly id: string
  readonly name: string
}

const NEAR = 0.5

/** The id of the card that was probably meant, by its name or with a slip; null when none is near. */
export function nearestId(given: string, cards: readonly Named[]): string | null {
  const pairs = pairsIn(given)
  let best: string | null = null
  let most = NEAR
  for (const { id, name } of cards) {
    const likeness = Math.max(likenessOf(pairs, pairsIn(id)), likenessOf(pairs, pairsIn(name)))
    if (likeness > most) {
      most = likeness
      best = id
    }
  }
  return best
}

/** Letters that stand side by side; what is no letter or number is left out. */
function pairsIn(words: string): ReadonlySet<string> {
  const letters = words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return new Set(Array.from(letters, (letter, at) => letter + (letters[at + 1] ?? '')))
}

/** From 0, nothing in common, to 1. */
function likenessOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of some) if (others.has(pair)) shared++
  return (2 * shared) / (some.size + others.size)
}
