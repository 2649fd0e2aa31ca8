import type { CardId } from '@turnwright/kernel'

/** One Pokémon in play with all that lies on it. */
export interface PokemonInPlay {
  /** The Basic first; the last card is on top, and is what people call this Pokémon by. */
  readonly cards: CardId[]
  /** What the top card is, as an index into CARDS: everybody can see it. */
  kind: number
  readonly energy: CardId[]
  /** What each of these gives: see fuel.ts. */
  readonly fuel: number[]
  /** PlusPower and Defender. */
  readonly tools: CardId[]
  /** In steps of 10. */
  damage: number
  condition: Condition
  /** What poison does between turns; 0 without it. */
  poison: number
  /** The turn in which it came into play, and the one in which it last evolved (0: never). */
  since: number
  evolved: number
  /** A new number whenever it evolves or goes to the Bench: effects that name an old one are over. */
  mark: number
  readonly lasting: Lasting[]
  /** Types that an attack or power has given it, or -1 for what is printed. */
  type: number
  weakness: number
  resistance: number
  /** The powers that were used up for a turn. */
  powersUsed: PowersUsed | null
  /** The last turn in which all its energy was turned to another type. */
  converted: number
  /** An attack that works but once has been used. */
  spent: boolean
  /** What an attack did to it last. */
  struck: Strike | null
  /** Knocked out by something else than damage. */
  out: boolean
}

/** P46: by the card that has the power: a Ditto has been several in one turn. */
export interface PowersUsed {
  readonly turn: number
  readonly of: readonly CardId[]
}

/** Each replaces the others; poison stays beside them. */
export type Condition = 'asleep' | 'confused' | 'paralyzed' | null

/** An effect of an attack that is felt in a later turn. What a kind does not need is 0 or empty. */
export interface Lasting {
  readonly kind: LastingKind
  /** The turn in which it is felt. */
  readonly turn: number
  readonly n: number
  /** The other Pokémon that it is about: it ends with that mark. 0 is any. */
  readonly mark: number
  /** The attack that it is about. */
  readonly attack: string
}

export type LastingKind =
  | 'no-damage'
  | 'no-effects'
  | 'ignores-up-to'
  | 'less-damage'
  | 'less-damage-from'
  | 'cannot-attack'
  | 'cannot-retreat'
  | 'must-flip'
  | 'attack-disabled'
  | 'destiny-bond'
  | 'stronger-attack'

/** The final result of an attack on a Pokémon, to be mirrored. */
export interface Strike {
  readonly turn: number
  damage: number
  condition: Condition
  poison: number
  /** Energy cards it lost. */
  energy: number
  /** The Weakness that it got, or -1. */
  weakness: number
  readonly lasting: Lasting[]
}

/** A Pokémon that has just come into play. */
export function newPokemon(card: CardId, kind: number, turn: number, mark: number): PokemonInPlay {
  return {
    cards: [card],
    kind,
    energy: [],
    fuel: [],
    tools: [],
    damage: 0,
    condition: null,
    poison: 0,
    since: turn,
    evolved: 0,
    mark,
    lasting: [],
    type: -1,
    weakness: -1,
    resistance: -1,
    powersUsed: null,
    converted: 0,
    spent: false,
    struck: null,
    out: false,
  }
}

/** The card that it is called by. */
export function topCard({ cards }: PokemonInPlay): CardId {
  const top = cards[cards.length - 1]
  if (top === undefined) throw new RangeError('a Pokémon in play has no card')
  return top
}
