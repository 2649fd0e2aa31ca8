/** What the second generator counts things for, in points of damage. */
export const weights = {
  /** A knock-out, beyond the damage. */
  knockOut: 60,
  /** Energy that goes with a knocked-out Pokémon. */
  energyLost: 9,
  /** A tenth of a score is worth so much. */
  score: 0.08,
  /** The last Prize, or the last Pokémon. */
  win: 2000,
  paralyzed: 30,
  asleep: 18,
  confused: 18,
  poisoned: 16,
  /** A coming attack that does nothing to us, or does less. */
  prevention: 22,
  discardDefendingEnergy: 18,
  hindrance: 10,
  draw: 10,
  benchDamage: 0.6,
  selfDamage: 0.5,
  ownEnergy: 11,
  healed: 0.4,
  /** How much an attack is worth that lacks one energy more. */
  perMissing: 0.55,
  bench: 0.75,
  /** What a Pokémon that is about to be knocked out still gets. */
  doomed: 0.35,
  /** What is promised, and each HP left, for whoever comes up. */
  promise: 0.5,
  lastingHp: 0.15,
  /** Cards that the deck keeps for each Prize still to take. */
  deckPerPrize: 3,
  /** How much of a loss is feared that is sure, or possible. */
  sureDanger: 0.4,
  riskDanger: 0.1,
  /** How much better somebody must be to come up. */
  retreat: 25,
  /** The same where a card switches. */
  switchCard: 12,
} as const
