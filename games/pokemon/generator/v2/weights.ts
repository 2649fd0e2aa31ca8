/** What the second generator counts things for, in points of damage. */
export const weights = {
  /** A Prize, beyond the damage that took it: about what a good attack does in one turn. */
  knockOut: 60,
  /** Each energy card that goes with a knocked-out Pokémon: its owner has spent a turn on it, but may draw another. */
  energyLost: 9,
  /** Each point of the score of who is knocked out: from 4 for the weakest Pokémon to 24 for the best. */
  score: 0.08,
  /** The last Prize, or the last Pokémon: more than all else together. */
  win: 2000,
  /** A turn in which the opponent can neither attack nor retreat. */
  paralyzed: 30,
  /** The same by a coin, or with a way out. */
  asleep: 18,
  confused: 18,
  /** A counter after each turn, for the turns that it usually lasts. */
  poisoned: 16,
  /** What a condition of our own counts for against one of the opponent's: we can retreat from it. */
  ownCondition: 0.5,
  /** A coming attack that does nothing to us. */
  prevention: 22,
  /** A coming attack that does less, or does something only by a coin. */
  halfPrevention: 11,
  /** An energy of the opponent's Active: often a turn without its best attack. */
  discardDefendingEnergy: 18,
  /** What spoils a plan of the opponent: an attack, Trainers, the Pokémon in front of us. */
  hindrance: 10,
  /** What the opponent gets around for little. */
  halfHindrance: 5,
  /** A card more in hand. */
  draw: 10,
  /** Knowing the top of the deck: no card more, but a better one. */
  lookAhead: 2.5,
  /** Each damage to a Benched Pokémon, which may never come up again. */
  benchDamage: 0.6,
  /** Each damage to ourselves that does not knock out: it may be healed, or never matter. */
  selfDamage: 0.5,
  /** Each energy of ours that is given up: one that could be used at once. */
  ownEnergy: 11,
  /** Each damage healed by an attack: a little less than doing as much. */
  healed: 0.4,
  /** The share of its worth that an attack keeps for each energy that it lacks: a turn may be all that we have. */
  perMissing: 0.55,
  /** The share of what is promised that energy on the Bench counts for: its Pokémon must come up first. */
  bench: 0.75,
  /** The share that counts for an Active that is about to be knocked out. */
  doomed: 0.35,
  /** The share of its own promise that an evolution in hand counts for: it is put on in a later turn. */
  evolutionInHand: 0.75,
  /** An evolution beyond its HP and attacks: it leaves conditions behind, and more can be put on it. */
  evolution: 20,
  /** So many points of score count as much as one damage where energy goes: it only tells equals apart. */
  scoresPerDamage: 1000,
  /** Each unit of an energy card beyond the first: of equals the smaller card, Double Colorless is kept. */
  unitToSpare: 2,
  /** For whoever comes up: the share of what is promised beyond this turn, and each HP left. */
  promise: 0.5,
  lastingHp: 0.15,
  /** The share of a loss that is feared where it is sure, and where it is possible. */
  sureDanger: 0.4,
  riskDanger: 0.1,
  /** The share of that fear that stays with who is likely to knock out first: the next one strikes back less surely. */
  afterKnockOut: 0.4,
  /** How much better somebody must stand to come up by retreating, besides the energy: what is weighed is not exact. */
  retreat: 25,
  /** The same where a card switches: the card is the price. */
  switchCard: 12,
  /** How much more must be done to a Benched Pokémon for a Gust of Wind: more than half a Prize. */
  betterTarget: 36,
  /** How much better our Active must fare where a Gust of Wind saves it: as much as for any card that switches. */
  gustToLive: 12,
  /** What energy must add for a power that attaches it: less is not worth the card. */
  extraEnergy: 4,
  /** How much more must be done at once for energy that is moved to the Active: it is missed where it was. */
  transfer: 15,
  /** An attack that becomes possible in this turn where there was none: it does its damage first. */
  firstAttack: 10,
  /** Each energy that Pokémon Center takes, in the damage that it must heal for it. */
  energyForHealing: 30,
} as const

/** A worth from which on the match is won by an attack at even chances. */
export const WINNING: number = weights.win / 2

/** From when on the second generator does something, in cards, damage, chances, and how much a card is wanted in hand. */
export const limits = {
  /** Cards that the deck keeps: a draw for each turn that a Prize still takes, and two for what goes wrong. */
  deckPerPrize: 3,
  deckReserve: 2,
  /** Benched Pokémon with whom a fifth place is kept free for what is drawn next. */
  enoughOnBench: 4,
  /** The same for a doll or an old friend, who is worth less than what may be drawn. */
  enoughForSpareOnes: 3,
  /** How much likelier a PlusPower must make a knock-out: nearly a coin. */
  knockOutLikelier: 0.45,
  /** How likely we must knock out whom we drag up, where it would else surely knock us out. */
  knockOutFirst: 0.5,
  /** A hand so small is given away for a new one, if that brings at least so many cards more. */
  fewInHand: 4,
  newHandBrings: 3,
  /** How many cards may be paid for one, each wanted no more than this: what is needed now is wanted more. */
  cardsToPay: 2,
  cheap: 70,
  /** How much the card must be wanted that they are paid for: as much as energy of any kind that is needed. */
  worthPayingFor: 110,
  /** What a whole deck is taken to hold: energy that is needed by name, or better. */
  bestOfDeck: 130,
  /** A hand of the opponent so small is left alone; and Lass is played with so many Trainers left at most. */
  handTooSmall: 2,
  ownTrainersToLose: 1,
  /** What Pokémon Center must heal beyond its price: more than one Super Potion would. */
  centerHeals: 90,
  /** HP that somebody must have left to be given damage of the Active's. */
  roomForDamage: 40,
} as const
