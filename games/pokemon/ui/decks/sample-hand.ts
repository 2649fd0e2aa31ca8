const OPENING_HAND = 7

/** Seven cards of a deck, each as likely as any other; `chance` gives numbers from 0 to below 1. */
export function sampleHand<Card>(deck: readonly Card[], chance: () => number): readonly Card[] {
  const left = [...deck]
  return Array.from({ length: Math.min(OPENING_HAND, deck.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat()
}
