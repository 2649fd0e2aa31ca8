import type { Animal, BuildingResource, Crop, Good, Goods, Material } from './goods.ts'
import type { SpaceName } from './space-names.ts'

/** What a formula can count. */
export type Quantity =
  | 'supply.clay'
  | 'rooms'
  | 'people'
  | 'sheep'
  | 'cattle'
  | 'roundsLeft'
  | 'improvements'
  | 'occupationsInFront'
  | 'unfencedStables'
  | 'pastureCells'
  | 'ownOccupationsPlayedAfterThis'

export type Formula =
  | number
  | { readonly mul: readonly [number, Quantity] }
  | { readonly floorDiv: readonly [Quantity, number] }
  | { readonly sub: readonly [Quantity, number] }
  | { readonly sum: readonly Formula[] }

/** What is counted when the game is over may also be pastures. */
export type ScoringFormula = Formula | { readonly count: PastureCount }

/** Pastures that hold animals and could still hold more. */
export interface PastureCount {
  readonly pasture: { readonly animals: AtLeast; readonly freeCapacity: AtLeast }
}

interface AtLeast {
  readonly min: number
}

/** Amounts that may depend on the moment. */
export type Yield = Readonly<Partial<Record<Good, Formula>>>

export interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly exactly?: number
}

/** What must hold; every part that is named must. */
export interface Condition {
  readonly all?: readonly Condition[]
  readonly house?: readonly Material[]
  readonly rooms?: Bounds
  readonly people?: Bounds
  readonly round?: Bounds
  readonly players?: Bounds
  readonly occupations?: Bounds
  readonly sheep?: Bounds
  readonly grainFields?: Bounds
  readonly vegetableFields?: Bounds
  readonly emptyFields?: Bounds
  readonly farmyardUnused?: Bounds
  readonly supply?: { readonly clay: Bounds }
  readonly ownPersonOn?: readonly SpaceName[]
  readonly occupied?: readonly SpaceName[]
  readonly gainedThisWorkPhase?: { readonly of: readonly BuildingResource[]; readonly min: number }
  readonly onlyPlayerWithRooms?: Bounds
  /** Of the pasture that was just fenced. */
  readonly pastureCells?: Bounds
  /** Of the rooms that were just built. */
  readonly material?: Material
  /** Of the renovation that was just made. */
  readonly from?: Material
  readonly to?: Material
}

/** The rounds on which something is laid out; what would lie past the last one is lost. */
export type Rounds =
  | { readonly next: number }
  | { readonly offsets: readonly number[] }
  | { readonly fixed: readonly number[] }
  | { readonly remaining: 'all' | 'even' }

/** Highest tier reached: `[from, amount]`. */
export type Tiers = readonly (readonly [number, number])[]

export interface Exchange {
  readonly from: Goods
  readonly to: Goods
}

/** Things told apart by their only key: one of the entries of a table. */
type OneOf<Table> = { readonly [Name in keyof Table]: { readonly [Only in Name]: Table[Name] } }[keyof Table]

/** Sub-actions that a card can grant, and on what terms. */
export interface Grants {
  readonly plow: { readonly n: number }
  readonly bakeBread: object
  /** A pasture of one cell. */
  readonly fencePasture: { readonly woodCost: number }
  readonly buildStable: { readonly exactly: number; readonly cost: Goods }
  readonly buildRoom: { readonly exactly: number }
  readonly renovate: object
  readonly playOccupation: { readonly cost: Goods }
  readonly playMinor: object
}
export type GrantedAction = keyof Grants
export type Granted = {
  readonly [Action in GrantedAction]: { readonly action: Action } & Grants[Action]
}[GrantedAction]

/** What cards do while the game is played. Whoever adds a line here tells in rules/effects/ops.ts how it is done. */
export interface Ops {
  readonly gain: Yield
  readonly gainChoice: readonly Goods[]
  readonly gainTier: { readonly good: Good; readonly by: Quantity; readonly tiers: Tiers }
  readonly gainByPlayers: Readonly<Record<'1' | '2' | '3' | '4', Goods>>
  readonly gainOthers: Goods
  readonly schedule: { readonly goods: Goods; readonly rounds: Rounds }
  /** Fields that their owner may plow when the round begins. */
  readonly scheduleAction: { readonly n: number; readonly rounds: Rounds }
  readonly oneOf: readonly Granted[]
  readonly points: Formula
  readonly returnToSpace: { readonly wood: number }
  readonly harvestExtra: { readonly crop: Crop; readonly perField: number }
  readonly breed: readonly Animal[]
}
export type Op = Granted | OneOf<Ops>

/** What cards count when the game is over: see scoring-sheet/score-of.ts. */
export interface ScoringOps {
  readonly points: ScoringFormula
  readonly pointsTier: { readonly by: Quantity; readonly tiers: Tiers }
  readonly pointsBy: { readonly house: Readonly<Record<Material, number>> }
  /** For everybody who has as many rooms as anybody. */
  readonly pointsAllPlayers: { readonly points: number }
}
export type ScoringOp = OneOf<ScoringOps>

/** What cards offer beside every question: see rules/anytime/offer.ts. */
export interface AnytimeOps {
  readonly exchange: readonly Exchange[]
  readonly pile: { readonly topToBottom: readonly Good[]; readonly price: Goods }
}
export type AnytimeOp = OneOf<AnytimeOps>

/** Always on: what the rules ask of a card by name. */
export interface Hooks {
  readonly pastureCapacity: { readonly add: number }
  readonly houseAnimalCapacity: { readonly set: 'rooms'; readonly mixedTypes: boolean }
  readonly personCapacity: { readonly add: number }
  /** For each fence one of these. */
  readonly fencePayment: { readonly anyMixOf: readonly BuildingResource[] }
  readonly freeFences: { readonly perBuildFencesAction: number }
  readonly mayUseOccupied: { readonly spaces: readonly SpaceName[]; readonly maxOtherOccupants: number }
  readonly costMod: { readonly targets: readonly CostTarget[]; readonly minus: Yield; readonly floor: number }
  /** Another price for rooms. */
  readonly costSet: { readonly material: Material | 'any'; readonly cost: RoomCost }
  readonly costSubstitute: Substitute
  readonly renovatePath: { readonly from: Material; readonly to: Material }
  readonly forbid: readonly ['renovate']
  readonly fieldCard: { readonly crops: readonly Crop[] }
  readonly newbornActs: { readonly pay: Goods }
  /** A second person right away. */
  readonly doublePlacement: { readonly atLeastOneOn: readonly SpaceName[] }
}
export type HookName = keyof Hooks
export type Hook = OneOf<Hooks>

export type CostTarget = 'major' | 'minor' | 'room' | 'renovation'

/** The price of a room; `@material` is whatever the house is made of. */
export type RoomCost = Goods & { readonly '@material'?: number }

export interface Substitute {
  readonly targets: readonly CostTarget[]
  /** One of these parts of the price … */
  readonly replaceOneOf?: readonly Goods[]
  /** … or all of one good … */
  readonly replace?: Readonly<Partial<Record<BuildingResource, 'all'>>>
  /** … becomes this. */
  readonly with: Goods
}

interface Does {
  readonly if?: Condition
  readonly may?: boolean
  readonly pay?: Goods
  readonly limit?: { readonly perUse?: number; readonly perGame?: number }
  readonly rounds?: readonly number[]
  readonly do: readonly Op[]
}

export type Timing = 'with' | 'before' | 'after' | 'immediatelyAfter' | 'endOfTurn'

export type GameEvent = 'buildImprovement' | 'bakeBread' | 'newPasture' | 'renovate' | 'buildRooms' | 'playOccupation'

/** Moments of the game at which cards act of their own accord. */
export type Trigger = 'play' | 'roundStart' | 'returnHome' | 'roundEnd' | 'fieldPhaseStart' | 'fieldPhase' | 'once'

export interface SpaceEffect extends Does {
  readonly on: 'useSpace'
  readonly at: readonly SpaceName[]
  readonly by: 'self' | 'others' | 'any'
  readonly timing: Timing
}

export interface EventEffect extends Does {
  readonly on: 'event'
  readonly event: GameEvent
  readonly timing: Timing
}

export interface MomentEffect extends Does {
  readonly on: Trigger
}

export interface ScoringEffect {
  readonly on: 'scoring'
  readonly do: readonly ScoringOp[]
}

export interface AnytimeEffect {
  readonly on: 'anytime'
  readonly do: readonly AnytimeOp[]
}

export interface StaticEffect {
  readonly on: 'static'
  readonly mod: Hook
}

export type ActiveEffect = SpaceEffect | EventEffect | MomentEffect
export type Effect = ActiveEffect | ScoringEffect | AnytimeEffect | StaticEffect
