/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)

const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const

const BLOCK_BYTES = 64
const LENGTH_BYTES = 8

/** Scratch for one block at a time. */
const SCHEDULE = new Int32Array(64)

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as eight words. It is written here because the kernel runs in Node and in
 * browsers alike, and rules cannot wait for the browser's own, which answers in a promise.
 */
export function sha256(text: string): Int32Array {
  const message = padded(utf8Of(text))
  const hash = Int32Array.from(INITIAL)
  for (let from = 0; from < message.length; from += BLOCK_BYTES) {
    fillSchedule(message, from)
    compress(hash)
  }
  return hash
}

function fillSchedule(message: Uint8Array, from: number): void {
  const w = SCHEDULE
  for (let i = 0; i < 16; i++) {
    const at = from + i * 4
    w[i] =
      (byte(message, at) << 24) | (byte(message, at + 1) << 16) | (byte(message, at + 2) << 8) | byte(message, at + 3)
  }
  for (let i = 16; i < 64; i++) {
    const [before, after] = [word(w, i - 15), word(w, i - 2)]
    const small0 = rotated(before, 7) ^ rotated(before, 18) ^ (before >>> 3)
    const small1 = rotated(after, 17) ^ rotated(after, 19) ^ (after >>> 10)
    w[i] = (word(w, i - 16) + small0 + word(w, i - 7) + small1) | 0
  }
}

function compress(hash: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const large1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + large1 + chosen + word(ROUND_CONSTANTS, i) + word(SCHEDULE, i)) | 0
    const large0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + large0 + majority) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = word(hash, i) + (mixed[i] as number)
}

/** A one, zeros, and the length in bits, to whole blocks. */
function padded(bytes: readonly number[]): Uint8Array {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const message = new Uint8Array(blocks * BLOCK_BYTES)
  message.set(bytes)
  message[bytes.length] = 0x80
  let bits = bytes.length * 8
  for (let at = message.length - 1; bits > 0; at--) {
    message[at] = bits % 256
    bits = Math.floor(bits / 256)
  }
  return message
}

/** Half of a surrogate pair alone stands as the replacement character, as everywhere on the web. */
function utf8Of(text: string): number[] {
  const bytes: number[] = []
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return bytes
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f)
}

function rotated(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits))
}

function word(words: Int32Array, at: number): number {
  return words[at] as number
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] as number
}
