/** Why an answer was refused. A refused answer changes nothing. */
export type ResponseErrorCode =
  | 'malformed'
  | 'finished'
  | 'faulted'
  | 'wrong-actor'
  | 'stale-request'
  | 'conflict'
  | 'title-mismatch'
  | 'wrong-count'
  | 'unknown-choice'
  | 'duplicate-choice'
  | 'exclusive-mixed'
  | 'unknown-anytime-action'
  | 'refused'
  | 'undo-barred'

export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly code: ResponseErrorCode
  readonly expected: string
  readonly got: string

  constructor(code: ResponseErrorCode, message: string, expected: string, got: string) {
    super(message)
    this.code = code
    this.expected = expected
    this.got = got
  }
}

const LONGEST_QUOTE = 80

/** A short, safe quotation of something that came from outside. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value === 'string') return quoteText(value)
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return `a list of ${value.length}`
    return `an object with ${shorten(Object.keys(value).slice(0, 6).join(', ') || 'no keys')}`
  }
  return String(value as number | boolean | bigint | null)
}

/** Escapes can make a cut text six times as long again. */
function quoteText(text: string): string {
  const quoted = JSON.stringify(shorten(text))
  return quoted.length > LONGEST_QUOTE + 3 ? `${quoted.slice(0, LONGEST_QUOTE)}…"` : quoted
}

export function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
