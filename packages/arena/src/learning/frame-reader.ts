import { HEAD_BYTES, LENGTH_BYTES } from './frame.ts'

/** Something that a learner sent. */
export interface Request {
  readonly kind: number
  readonly content: Buffer
}

/** Cuts what arrives into requests. */
export class FrameReader {
  readonly #most: number
  #rest: Buffer = Buffer.alloc(0)

  /** No request may hold more bytes than `most`. */
  constructor(most: number) {
    this.#most = most
  }

  /** What has arrived whole; throws a RangeError where more is announced than may be. */
  *push(chunk: Buffer): Generator<Request> {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (this.#rest.length >= HEAD_BYTES) {
      const length = this.#rest.readUInt32LE(0)
      if (length < HEAD_BYTES - LENGTH_BYTES || length > this.#most)
        throw new RangeError(`a request of ${length} bytes was announced; it may have 4 to ${this.#most}`)
      const end = LENGTH_BYTES + length
      if (this.#rest.length < end) return
      const content = this.#rest.subarray(HEAD_BYTES, end)
      const kind = this.#rest.readUInt32LE(LENGTH_BYTES)
      this.#rest = this.#rest.subarray(end)
      yield { kind, content }
    }
  }
}
