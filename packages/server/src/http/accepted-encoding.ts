/** How the bytes of a file can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of the offered forms a client likes best (RFC 9110, 12.5.3); of equals the first one. As it is goes always, even to
 * somebody who wants nothing of what there is.
 */
export function acceptedEncoding(accept: string | undefined, offered: readonly Encoding[]): Encoding {
  const wishes = wishesIn(accept ?? '')
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of offered) {
    const wish = wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? UNASKED : 0)
    if (wish <= most) continue
    best = encoding
    most = wish
  }
  return best
}

/** What nobody named is taken where nothing else is. */
const UNASKED = 0.0001

function wishesIn(accept: string): ReadonlyMap<string, number> {
  const wishes = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const weight = parameters.find((each) => each.startsWith('q='))
    if (name !== '') wishes.set(name, weight === undefined ? 1 : weightOf(weight.slice(2)))
  }
  return wishes
}

/** A weight that cannot be read is none. */
function weightOf(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
