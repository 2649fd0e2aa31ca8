import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from './ability.ts'
import type { EstravenCost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { CardType } from './filter.ts'
import type { Faction, LinkSort, ResourceKind, Subtype } from './words-of-the-game.ts'

export interface Lead {
  readonly count: number
  readonly of: Subtype
}

export interface Keywords {
  readonly lead: Lead | null
  readonly guard: boolean
  readonly swift: boolean
  readonly ward: number
  readonly lifebond: boolean
}

/** A card as it is printed: plain data, of one shape for all types, which keeps the rules fast. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly type: CardType
  /** Null for resources of the market. */
  readonly faction: Faction | null
  readonly isToken: boolean
  /** What playing it costs; resources cost nothing. */
  readonly costs: readonly EstravenCost[]
  /** The mana it adds when it is pitched; null where it cannot be. */
  readonly pitch: number | null
  readonly subtypes: readonly Subtype[]
  readonly resource: ResourceKind | null
  readonly power: number
  readonly resistance: number
  readonly health: number
  readonly keywords: Keywords
  readonly entersTapped: boolean
  /** What a reaction may answer. */
  readonly answers: readonly LinkSort[]
  /** What a spell or a reaction does. */
  readonly effects: readonly Effect[]
  readonly abilities: readonly Ability[]
}

/** How a card is written down: what is left out is not there. */
interface Written {
  readonly cost?: number
  /** Beside the mana. */
  readonly also?: readonly EstravenCost[]
  readonly pitch?: number
}

interface WrittenUnit extends Written {
  readonly subtypes: readonly Subtype[]
  readonly stats: readonly [power: number, resistance: number, health: number]
  readonly keywords?: Partial<Keywords>
  readonly entersTapped?: true
  readonly abilities?: readonly Ability[]
}

interface WrittenSpell extends Written {
  readonly swift?: true
  readonly effects: readonly Effect[]
}

type WrittenReaction = WrittenSpell & { readonly answers: readonly LinkSort[] }

const NO_KEYWORDS: Keywords = { lead: null, guard: false, swift: false, ward: 0, lifebond: false }

const BLANK: Omit<Card, 'id' | 'name' | 'type'> = {
  faction: null,
  isToken: false,
  costs: [],
  pitch: null,
  subtypes: [],
  resource: null,
  power: 0,
  resistance: 0,
  health: 0,
  keywords: NO_KEYWORDS,
  entersTapped: false,
  answers: [],
  effects: [],
  abilities: [],
}

/** The words a deck is written in; all its cards belong to its faction. */
export function deckOf(faction: Faction) {
  const print = (name: string, type: CardType, written: Written, rest: Partial<Card>): Card => ({
    ...BLANK,
    id: idOf(name),
    name,
    type,
    faction,
    costs: costsOf(written),
    pitch: written.pitch ?? 0,
    ...rest,
  })
  return {
    leader: (name: string, written: WrittenUnit): Card => print(name, 'leader', written, unitOf(written)),
    troop: (name: string, written: WrittenUnit): Card => print(name, 'troop', written, unitOf(written)),
    spell: (name: string, written: WrittenSpell): Card => print(name, 'spell', written, wordsOf(written)),
    reaction: (name: string, written: WrittenReaction): Card =>
      print(name, 'reaction', written, { ...wordsOf(written), answers: written.answers }),
    token: (name: string, written: WrittenUnit): Card =>
      print(name, 'troop', written, { ...unitOf(written), isToken: true, pitch: null }),
  }
}

export function resourceCard(name: string, resource: ResourceKind, abilities: readonly Ability[]): Card {
  return { ...BLANK, id: idOf(name), name, type: 'resource', resource, abilities }
}

function unitOf({ subtypes, stats, keywords = {}, entersTapped, abilities = [] }: WrittenUnit): Partial<Card> {
  const [power, resistance, health] = stats
  return {
    subtypes,
    power,
    resistance,
    health,
    keywords: { ...NO_KEYWORDS, ...keywords },
    entersTapped: entersTapped === true,
    abilities,
  }
}

function wordsOf({ effects, swift }: WrittenSpell): Partial<Card> {
  return { effects, keywords: { ...NO_KEYWORDS, swift: swift === true } }
}

function costsOf({ cost = 0, also = [] }: Written): readonly EstravenCost[] {
  return cost === 0 ? also : [{ type: 'MANA', amount: cost }, ...also]
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** The printed mana cost. */
export function manaCostOf({ costs }: Card): number {
  for (const cost of costs) if (cost.type === 'MANA') return cost.amount
  return 0
}

export function isUnit({ type }: Card): boolean {
  return type === 'troop' || type === 'leader'
}

export function isActivated(ability: Ability): ability is ActivatedAbility {
  return ability.kind === 'activated'
}

export function isTriggered(ability: Ability): ability is TriggeredAbility {
  return ability.kind === 'triggered'
}

export function isStatic(ability: Ability): ability is StaticAbility {
  return !isActivated(ability) && !isTriggered(ability)
}
