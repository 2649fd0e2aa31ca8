/** By physical card: what it is, and what it looks like from behind. */
export interface Kinds {
  readonly kinds: number[]
  readonly backs: number[]
  readonly backNames: string[]
}

const latest = new WeakMap<readonly string[], Kinds>()

/** Games of one kind mostly have the same cards: thousands of open tables then hold one list of them. */
export function sharedKinds(identities: readonly string[], own: Kinds): Kinds {
  const before = latest.get(identities)
  if (
    before !== undefined &&
    sameList(before.kinds, own.kinds) &&
    sameList(before.backs, own.backs) &&
    sameList(before.backNames, own.backNames)
  )
    return before
  latest.set(identities, own)
  return own
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const indices = new WeakMap<readonly string[], Map<string, number>>()

/** The kind of each of some identities: its place among those of the definition. */
export function kindsOf(some: readonly string[], identities: readonly string[]): number[] {
  const index = indicesOf(identities)
  const kinds: number[] = []
  // Most decks name things in the order of the definition. Where that lists copies, their place says nothing of their kind.
  const ordered = index.size === identities.length ? identities.length : 0
  let next = 0
  for (const identity of some) {
    const kind = next < ordered && identities[next] === identity ? next : index.get(identity)
    if (kind === undefined) throw new Error(`"${identity}" is not among the identities of the game definition`)
    kinds.push(kind)
    next = kind + 1
  }
  return kinds
}

function indicesOf(identities: readonly string[]): Map<string, number> {
  let index = indices.get(identities)
  if (index === undefined) {
    index = new Map(identities.map((identity, at) => [identity, at]))
    indices.set(identities, index)
  }
  return index
}
