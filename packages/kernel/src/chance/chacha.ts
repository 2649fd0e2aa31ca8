/** "expand 32-byte k", as every ChaCha with a key of 256 bits begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

export const BLOCK_WORDS = 16

/**
 * One block of ChaCha (Bernstein, 2008) with a key of 256 bits, the nonce 0 and a block counter of 64 bits, written
 * into `block`. The original layout: four constants, eight words of the key, two of the counter, two of the nonce. The
 * rounds are written out over sixteen variables: over a list they would take five times as long.
 */
export function chachaBlock(key: Int32Array, counter: number, rounds: number, block: Int32Array): void {
  const low = counter | 0
  const high = (counter / 0x1_0000_0000) | 0
  let x0 = CONSTANTS[0] | 0
  let x1 = CONSTANTS[1] | 0
  let x2 = CONSTANTS[2] | 0
  let x3 = CONSTANTS[3] | 0
  let x4 = key[0] as number
  let x5 = key[1] as number
  let x6 = key[2] as number
  let x7 = key[3] as number
  let x8 = key[4] as number
  let x9 = key[5] as number
  let x10 = key[6] as number
  let x11 = key[7] as number
  let x12 = low
  let x13 = high
  let x14 = 0
  let x15 = 0
  for (let round = 0; round < rounds; round += 2) {
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 7)
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 7)
  }
  block[0] = x0 + CONSTANTS[0]
  block[1] = x1 + CONSTANTS[1]
  block[2] = x2 + CONSTANTS[2]
  block[3] = x3 + CONSTANTS[3]
  block[4] = x4 + (key[0] as number)
  block[5] = x5 + (key[1] as number)
  block[6] = x6 + (key[2] as number)
  block[7] = x7 + (key[3] as number)
  block[8] = x8 + (key[4] as number)
  block[9] = x9 + (key[5] as number)
  block[10] = x10 + (key[6] as number)
  block[11] = x11 + (key[7] as number)
  block[12] = x12 + low
  block[13] = x13 + high
  block[14] = x14
  block[15] = x15
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
