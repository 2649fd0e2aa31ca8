import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys that sign cookies: one that signs, and others that were used before and still count. */
export class Keyring {
  #signing: Buffer
  #others: readonly Buffer[]

  constructor(signing: Buffer, others: readonly Buffer[] = []) {
    this.#signing = signing
    this.#others = others
  }

  get signing(): Buffer {
    return this.#signing
  }

  replace(signing: Buffer, others: readonly Buffer[]): void {
    this.#signing = signing
    this.#others = others
  }

  sign(claim: string): string {
    return signature(this.#signing, claim)
  }

  /** Which kind of key signed it, if one of ours did. */
  check(claim: string, given: string): 'signing' | 'earlier' | null {
    if (isSame(signature(this.#signing, claim), given)) return 'signing'
    return this.#others.some((key) => isSame(signature(key, claim), given)) ? 'earlier' : null
  }
}

function signature(key: Buffer, claim: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url')
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
