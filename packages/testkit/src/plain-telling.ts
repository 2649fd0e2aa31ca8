/** The first place where something that is told to a player is not JSON; null when all of it is. */
export function findUntellable(value: unknown, path: string): string | null {
  const found = untellableIn(value)
  return found === null ? null : `${path}${found}`
}

/** The way there is put together once something was found: games are told many thousand times. */
function untellableIn(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : ` is ${value}`
  if (typeof value !== 'object') return ` is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  const isList = Array.isArray(value)
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return ' is not a plain object'
  for (const [key, item] of Object.entries(value)) {
    const found = untellableIn(item)
    if (found !== null) return `${isList ? `[${key}]` : `.${key}`}${found}`
  }
  return null
}
