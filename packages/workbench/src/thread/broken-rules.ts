import type { Game } from '@turnwright/kernel/host'
import { placeIn } from '@turnwright/games/outside'

/** The author's rules failed: a sentence that says where, and what they threw. */
export class BrokenRules extends Error {
  override readonly name = 'BrokenRules'
}

/** What the rules threw, and the first place of the author's own files on the way there. */
export function faultWords({ message, stack }: NonNullable<Game['fault']>): string {
  const place = placeIn(stack)
  return place === null ? message : `${message} (at ${place})`
}
