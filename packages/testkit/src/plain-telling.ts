/** The first place where something that is told to a player is not JSON; null when all of it is. */
export function findUntellable(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype) return `${path} is not a plain object`
  for (const [key, item] of Object.entries(value)) {
    const found = findUntellable(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
