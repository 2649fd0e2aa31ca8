/**
 * A checkpoint of the table. A slot is where an id points; a physical card is what moves between slots when cards are
 * shuffled, so ids tell nothing about what they once stood for.
 */
export interface CardTable {
  /** By slot: generation of the id in the upper bits, physical card in the lower. */
  readonly slots: readonly number[]
  /** By slot: one bit a seat, and one more for the table at large. */
  readonly known: readonly number[]
  /** By physical card: index into the definition's identities. */
  readonly kinds: readonly number[]
  /** By physical card: index into `backNames`. Cards with different backs are never mistaken for each other. */
  readonly backs: readonly number[]
  readonly backNames: readonly string[]
}
