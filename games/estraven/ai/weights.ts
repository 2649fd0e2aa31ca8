/** What the greedy player weighs; measured, not reasoned. */
export const weights = {
  /** How much of a pitched card's worth is felt. */
  pitch: 0.8,
  /** What it costs to use a card up: it has to be drawn again, and the library ends. */
  used: 0.5,
  /** How much dearer that is for every card that the other has more left to draw. */
  race: 0.5,
  /** So few cards left are few: how much dearer it gets with each that is missing, and nothing is spent on being able to answer. */
  few: 20,
  late: 0.3,
  /** How much more a spell does than its effect alone: its mana is spent where it is needed. */
  spell: 1.4,
  /** How much less a unit is worth for each that is there beyond enough. */
  crowd: 0.8,
  enough: 3,
  /** What it is worth to have a reaction in hand, apart from what it does. */
  hold: 2.5,
  /** The least that an answer has to bring. */
  answer: 0.5,
  /** What a mana costs that an answer takes. */
  answerMana: 0.1,
  /** How much of what is countered is felt. */
  counter: 0.8,
  /** How many of the answers in hand are to be paid for in the other's turn. */
  answers: 2,
  /** How much of such an answer's worth is felt beforehand, and of the cards that are pitched for it. */
  prospect: 2,
  spared: 0.5,
  /** What a point of life is worth, and a point of the last eight. */
  life: 1.05,
  lowLife: 1.6,
  /** How much of what the other could do next turn is felt where attackers are away, and what it is to be open to the last blow. */
  exposed: 1,
  peril: 12,
}
