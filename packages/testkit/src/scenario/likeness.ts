/** Where `whole` does not hold what `part` says, as a path with both values; null when it does. Lists must be equal. */
export function missingFrom(part: unknown, whole: unknown, path = ''): string | null {
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null)
    return Object.is(part, whole) ? null : `${path || 'it'} is ${shown(whole)}, not ${shown(part)}`
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length))
    return `${path || 'it'} is ${shown(whole)}, not ${shown(part)}`
  for (const [key, item] of Object.entries(part)) {
    const found = missingFrom(item, (whole as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
