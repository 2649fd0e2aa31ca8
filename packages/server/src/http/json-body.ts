import { Refusal } from '../refusal.ts'

const DEEPEST = 40
const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/** Reads JSON that is neither nested beyond reason nor reaching for prototypes. */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw new Refusal('malformed', `The body is nested more than ${DEEPEST} deep.`)
  const value = parse(text)
  if (isPoisoned(value)) throw new Refusal('malformed', 'The body holds the key __proto__.')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed', 'The body is not JSON.')
  }
}

/** Looked for in what was read, where every spelling of a key is the same key. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  for (const key in value) if (isPoisoned((value as Readonly<Record<string, unknown>>)[key])) return true
  return false
}

/** How deep brackets nest, read off the text before anything recursive sees it. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inText) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      if (++depth > deepest) deepest = depth
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth--
  }
  return deepest
}
