const OPENING_HAND = 7

/** P2, P3: how likely an opening hand holds a Basic Pokémon, of a deck of so many cards with so many of them. */
export function oddsOfBasic(basics: number, size: number): number {
  if (size < OPENING_HAND) return basics > 0 ? 1 : 0
  let without = 1
  for (let drawn = 0; drawn < OPENING_HAND; drawn++) without *= Math.max(0, size - basics - drawn) / (size - drawn)
  return 1 - without
}
