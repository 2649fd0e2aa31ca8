/** Raised whenever a client that was written before would misunderstand something. */
export const LEARNING_PROTOCOL = 1

/** A frame is its length without these four bytes, its kind, and what it holds: all numbers with the least byte first. */
export const LENGTH_BYTES = 4
export const HEAD_BYTES = 8

/** What is sent to a learner. */
export const TOLD = { hello: 0, batch: 1, looked: 2, refused: 3 } as const
/** What a learner sends. */
export const ASKED = { step: 1, reset: 2, look: 3 } as const

export type ToldKind = (typeof TOLD)[keyof typeof TOLD]

export function jsonFrame(kind: ToldKind, content: object): Buffer {
  const text = Buffer.from(JSON.stringify(content))
  const frame = Buffer.allocUnsafe(HEAD_BYTES + text.length)
  writeHead(frame, kind)
  text.copy(frame, HEAD_BYTES)
  return frame
}

export function writeHead(frame: Buffer, kind: ToldKind): void {
  frame.writeUInt32LE(frame.length - LENGTH_BYTES, 0)
  frame.writeUInt32LE(kind, LENGTH_BYTES)
}
