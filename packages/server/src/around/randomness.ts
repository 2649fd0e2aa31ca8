import { randomBytes } from 'node:crypto'

/** Where everything comes from that nobody may guess, and what is left to luck. */
export interface Randomness {
  bytes(size: number): Buffer
  /** From 0 up to, but never, 1. */
  fraction(): number
}

/** That of this machine. */
export const machineRandomness: Randomness = { bytes: (size) => randomBytes(size), fraction: () => Math.random() }

/** 128 bits that nobody guesses. */
export function tokenFrom(randomness: Randomness): string {
  return randomness.bytes(16).toString('base64url')
}

/** The seed of everything that chance decides in a game. */
export function seedFrom(randomness: Randomness): string {
  return randomness.bytes(16).toString('hex')
}
