export type Sort = 'spell' | 'reaction' | 'unit' | 'attack'

export type ReferencePlayer = 0 | 1

/** What a unit's ability does when it is set off. */
export type Consequence =
  | { readonly heals: number }
  | { readonly hurts: number }
  | { readonly raises: number }
  | { readonly draws: number }
  /** The opponent discards a card of their choice. */
  | { readonly robs: true }
  /** A unit of the opponent. */
  | { readonly taps: true }
  /** A troop of the opponent that costs no more. */
  | { readonly sendsHome: number }

export type Happening = 'arrival' | 'death' | 'attack' | 'block'

/** A unit as it is printed. */
export interface ReferenceUnitCard {
  readonly power: number
  readonly resistance: number
  readonly health: number
  readonly price: number
  readonly ward: number
  readonly guard: boolean
  readonly swift: boolean
  readonly lifebond: boolean
  readonly lead: { readonly count: number; readonly of: string } | null
  /** Leaders are none. */
  readonly isTroop: boolean
  readonly tribes: readonly string[]
  readonly entersTapped: boolean
  readonly on: { readonly [happening in Happening]?: Consequence }
}

/** What a card of the proof does, in the reference's own few words. */
export type Deed =
  /** A unit of the opponent, or the opponent. */
  | { readonly hurts: number }
  /** A unit of the opponent, or only one that attacks. */
  | { readonly strikes: number; readonly at: 'unit' | 'attacker' }
  /** A troop of the opponent that attacks goes back to the hand. */
  | { readonly turnsAway: true }
  /** All units of the opponent, then both players. */
  | { readonly strikesAll: number; readonly hurtsBoth: number }
  | { readonly counters: readonly Sort[] }
  | { readonly draws: number }
  | { readonly arrives: ReferenceUnitCard }

export interface ReferenceCard {
  readonly name: string
  readonly sort: Exclude<Sort, 'attack'>
  readonly price: number
  readonly swift: boolean
  /** For a reaction: the sorts of links that it answers. */
  readonly answers: readonly Sort[]
  readonly deed: Deed
}
