import { createHash } from 'node:crypto'
import type { Randomness } from '../around/randomness.ts'

const CODES = 10
const LETTERS = 16
/** No letter that is taken for another when it is written by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten codes of 80 bits each, to be written down. */
export function newCodes(randomness: Randomness): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(randomness.bytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length])
    return (letters.join('').match(/.{4}/g) ?? []).join('-')
  })
}

/** What is kept of a code. With 80 bits of chance nobody finds it from its hash, however fast that is. */
export function hashOfCode(code: string): string {
  const written = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(`turnwright recovery code ${written}`).digest('base64url')
}
