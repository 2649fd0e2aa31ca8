import type { RefKey } from '../board/ref-key.ts'

/** A thing that is looked at closely. */
export interface ZoomedThing {
  /** What it is called on the table: `card:12`, `space:forest`, or a name of the game's own such as `round:3`. */
  readonly key: RefKey
  readonly kind: string
  readonly id: string
  /** Why it cannot be chosen now, where the question says so. */
  readonly reason: string | null
}

export function zoomedThing(key: RefKey, unavailable: ReadonlyMap<RefKey, string>): ZoomedThing {
  const [kind = '', ...rest] = key.split(':')
  return { key, kind, id: rest.join(':'), reason: unavailable.get(key) ?? null }
}
