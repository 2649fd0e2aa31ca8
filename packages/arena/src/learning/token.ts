/** Tokens are places in a table of so many; 0 is none. */
export const TOKENS = 65_536

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Tokens that were asked for before, by path. Games have some thousands of them; whatever is written by people may have any number. */
const known = new Map<string, Map<string | number | boolean, number>>()
const MOST_KNOWN = 100_000
let size = 0

/** The token of `path=value`: the same in every game, process and version (FNV-1a of its UTF-16 units, folded). */
export function tokenOf(path: string, value: string | number | boolean): number {
  let values = known.get(path)
  const found = values?.get(value)
  if (found !== undefined) return found
  if (size++ > MOST_KNOWN) {
    known.clear()
    size = 0
    values = undefined
  }
  if (values === undefined) {
    values = new Map()
    known.set(path, values)
  }
  const made = 1 + (hashOf(`${path}=${value}`) % (TOKENS - 1))
  values.set(value, made)
  return made
}

function hashOf(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
