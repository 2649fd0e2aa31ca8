import type { Plain } from '@turnwright/kernel'

/** Plain data as a person would say it: `{ wood: 2, stone: 1 }` is "wood 2, stone 1". */
export function plainWords(value: Plain): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => plainWords(item as Plain)).join(', ')
  const entries = Object.entries(value)
  if (entries.length === 0) return 'nothing'
  return entries.map(([key, item]) => `${keyWords(key)} ${plainWords(item as Plain)}`).join(', ')
}

/** `fromCell` and `from-cell` are both "from cell". */
export function keyWords(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
}
