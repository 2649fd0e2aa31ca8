import type { ChoicePath } from '@turnwright/tabletop'

/** What a choice of the main phase or of a chain does. */
export type Deed = 'play' | 'pitch' | 'use' | 'attack' | 'trade' | 'pass' | 'end'

const GROUPS: Readonly<Record<string, Deed>> = { Pitch: 'pitch', Use: 'use', Attack: 'attack', Trade: 'trade' }

/** Read from where the choice stands: a card by itself is played, a card in a group is used as the group says. */
export function deedOf(path: ChoicePath): Deed | null {
  const [head, inner] = path
  if (inner !== undefined) return GROUPS[String(head)] ?? null
  if (typeof head === 'number') return 'play'
  if (head === 'end-turn') return 'end'
  return passOf(path) === null ? null : 'pass'
}

/** How long a pass lasts: `ask` for this once. */
export type Pass = 'ask' | 'chain' | 'attack' | 'turn'

const PASSES: Readonly<Record<string, Pass>> = {
  pass: 'ask',
  'pass-chain': 'chain',
  'pass-attack': 'attack',
  'pass-turn': 'turn',
}

export function passOf([head]: ChoicePath): Pass | null {
  return PASSES[String(head)] ?? null
}

/** Several uses of one card are shown first, and so is a single one that gives the card away: nobody means it by a click. */
export function opensMenu(deeds: readonly (Deed | null)[]): boolean {
  return deeds.length > 1 || deeds.some((deed) => deed === 'pitch' || deed === 'trade')
}
