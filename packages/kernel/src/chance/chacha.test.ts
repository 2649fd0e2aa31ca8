import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCK_WORDS, chachaBlock } from './chacha.ts'

function block(key: Uint8Array, counter: number, rounds: number): string {
  const words = new Int32Array(BLOCK_WORDS)
  chachaBlock(new Int32Array(key.slice().buffer), counter, rounds, words)
  return Buffer.from(words.buffer).toString('hex')
}

const ZERO = new Uint8Array(32)
const ONE = Uint8Array.from(ZERO, (_, at) => (at === 0 ? 1 : 0))

test.each([
  [
    'a key of zeros',
    ZERO,
    0,
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  ],
  [
    'the block after it',
    ZERO,
    1,
    '0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b442258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316',
  ],
  [
    'a key whose first bit is set',
    ONE,
    0,
    '12056e595d56b0f6eef090f0cd25a20949248c2790525d0f930218ff0b4ddd10a6002239d9a454e29e107a7d06fefdfef0210feba044f9f29b1772c960dc29c0',
  ],
])('K56: twelve rounds under %s give the published block', (_, key, counter, expected) => {
  expect(block(key, counter, 12)).toBe(expected)
})

test('K56: with twenty rounds every block is what the platform gives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(2 ** 40), (key, counter) => {
      const start = Buffer.alloc(16)
      start.writeBigUInt64LE(BigInt(counter))
      const cipher = createCipheriv('chacha20', key, start)
      expect(block(key, counter, 20)).toBe(cipher.update(Buffer.alloc(64)).toString('hex'))
    }),
  )
})
