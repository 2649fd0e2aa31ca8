import { BLOCK_WORDS, chachaBlock } from './chacha.ts'
import { below, type ChanceState, type Draws, type Words } from './draws.ts'
import { sha256 } from './sha-256.ts'

/** What a record calls the chance of its table. */
export const TABLE_GENERATOR = 'chacha12'

/** Twelve rounds: nothing is known to break more than seven. */
const ROUNDS = 12

/** The block drawn from last and its table's key: tables that wait hold neither. */
const BLOCK = new Int32Array(BLOCK_WORDS)
let key: Int32Array = new Int32Array()
let keySeed: string | null = null
let blockNumber = -1

/**
 * The chance of a table: ChaCha with twelve rounds under a key that SHA-256 makes of the seed. Nobody who sees what was
 * drawn can compute what else was or will be. The key never leaves this file.
 */
export class KeyedDraws implements Draws, Words {
  readonly #seed: string
  #drawn = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  next(): number {
    const at = this.#drawn++
    const place = at % BLOCK_WORDS
    const number = (at - place) / BLOCK_WORDS
    if (keySeed !== this.#seed || blockNumber !== number) this.#openBlock(number)
    return (BLOCK[place] as number) >>> 0
  }

  #openBlock(number: number): void {
    if (keySeed !== this.#seed) key = sha256(`turnwright/${TABLE_GENERATOR}/${this.#seed}`)
    chachaBlock(key, number, ROUNDS, BLOCK)
    keySeed = this.#seed
    blockNumber = number
  }

  int(n: number): number {
    return below(n, this)
  }

  again(): KeyedDraws {
    return new KeyedDraws(this.#seed)
  }

  save(): number {
    return this.#drawn
  }

  load(state: ChanceState): void {
    if (typeof state !== 'number') throw new TypeError('a table keeps how many words were drawn, and nothing else')
    this.#drawn = state
  }
}
