import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha-256.ts'

/** As the standard writes it: eight words, the first byte of each first. */
function hexOf(words: Int32Array): string {
  return [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('K56: SHA-256 of %j is the published one', (text, digest) => {
  expect(hexOf(sha256(text))).toBe(digest)
})

test('K56: SHA-256 of any text is what the platform says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})
