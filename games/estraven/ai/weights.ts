/** What the greedy player weighs; measured, not reasoned. */
export const weights = {
  /** How much of a pitched card's worth is felt. */
  pitch: 0.8,
  /** What it costs to use a card up: it has to be drawn again, and the library ends. */
  used: 1,
}
