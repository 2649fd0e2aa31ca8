/**
 * What a client will hold after JSON: a copy that shares nothing with the game, without undefined. Fingerprints and
 * patches are made from it, so that both sides count the same.
 */
export function wireCopy(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => wireCopy(item) ?? null)
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const copied = wireCopy(item)
    if (copied !== undefined && typeof copied !== 'function') copy[key] = copied
  }
  return copy
}
