/** The first place where two pieces of plain data differ, as a path with both values; null when they are alike. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)) return null
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path || 'all of it'}: ${shown(one)} or ${shown(other)}`
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const key of keys) {
    const at = Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    const found = firstDifference(one[key], other[key], at)
    if (found !== null) return found
  }
  // Alike by content, but the order of keys tells something too.
  return `${path || 'all of it'}: the order of keys`
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const LONGEST = 160

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
