import { Refusal } from '../refusal.ts'

const DEEPEST = 40
/** The longest answers of our games have some dozens. */
const MOST_KEYS = 500
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/** Reads JSON that is neither large beyond reason in any way nor reaching for prototypes. */
export function readJson(text: string): unknown {
  mustBeModest(text)
  const value = parse(text)
  if (mayBePoisoned(text) && isPoisoned(value)) throw new Refusal('malformed', 'The body holds the key __proto__.')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed', 'The body is not JSON.')
  }
}

/** Whether the key could be there, in its own letters or in others that stand for them. */
function mayBePoisoned(text: string): boolean {
  return text.includes('__proto__') || text.includes('\\')
}

/** Looked for in what was read, where every spelling of a key is the same key. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  for (const key in value) if (isPoisoned((value as Readonly<Record<string, unknown>>)[key])) return true
  return false
}

/**
 * How deep brackets nest and how many keys there are, read off the text before anything recursive sees it: an object
 * of thousands of keys takes a hundred times as long to make as to look through here.
 */
function mustBeModest(text: string): void {
  let depth = 0
  let deepest = 0
  let keys = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inText) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === COLON) keys++
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      if (++depth > deepest) deepest = depth
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth--
  }
  if (deepest > DEEPEST) throw new Refusal('malformed', `The body is nested more than ${DEEPEST} deep.`)
  if (keys > MOST_KEYS) throw new Refusal('malformed', `The body has more than ${MOST_KEYS} keys.`)
}
