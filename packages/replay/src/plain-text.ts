/** What turns the words around it, or speaks to a terminal: a record may come from anybody. */
const LEADS_ASTRAY = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Plain data in one line, as people would write it. Nothing is left out: a player chooses by it. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inner).join(', ')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(LEADS_ASTRAY, ' ')
  const entries = Object.entries(value)
  return entries.length === 0 ? 'none' : entries.map(([key, item]) => `${keyWords(key)} ${inner(item)}`).join(', ')
}

/** Lists inside lists need to be told apart. */
function inner(value: unknown): string {
  return typeof value === 'object' && value !== null ? `(${plainText(value)})` : plainText(value)
}

/** `currentBid` and `current-bid` as `current bid`. */
export function keyWords(key: string): string {
  return key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}
