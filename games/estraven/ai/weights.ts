/** What the greedy player weighs; measured, not reasoned. */
export const weights = {
  /** How much of a pitched card's worth is felt. */
  pitch: 0.8,
  /** What it costs to use a card up: it has to be drawn again, and the library ends. */
  used: 1,
  /** How much dearer that is for every card that the other's library is ahead. */
  race: 0.5,
  /** How much more a spell does than its effect alone: its mana is spent where it is needed. */
  spell: 1.4,
  /** How much less a unit is worth for each that is there beyond enough. */
  crowd: 0.8,
  enough: 3,
  /** What it is worth to have a reaction in hand, apart from what it does. */
  hold: 1,
  /** The least that an answer has to bring. */
  answer: 0.8,
  /** The most that is pitched only to be able to answer. */
  spare: 4,
}
