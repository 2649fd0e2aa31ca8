/**
 * What a client will hold after JSON: a copy that shares nothing with the game, without undefined. Fingerprints and
 * patches are made from it, so that both sides count the same.
 */
export function wireCopy(value: unknown): unknown {
  if (typeof value === 'object') {
    if (value === null) return null
    return Array.isArray(value) ? copyList(value) : copyObject(value as Readonly<Record<string, unknown>>)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

function copyList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] !== 'string') copy[i] = wireCopy(copy[i]) ?? null
  return copy
}

function copyObject(source: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key in source) {
    const copied = wireCopy(source[key])
    if (copied !== undefined) copy[key] = copied
  }
  return copy
}
