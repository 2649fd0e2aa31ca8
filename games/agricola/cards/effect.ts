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
  | { readonly count: PastureCount }

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

/** A sub-action that a card grants. */
export type Granted =
  | { readonly action: 'plow'; readonly n: number }
  | { readonly action: 'bakeBread' }
  | { readonly action: 'fencePasture'; readonly cells: 1; readonly woodCost: number }
  | { readonly action: 'buildStable'; readonly exactly: number; readonly cost: Goods }
  | { readonly action: 'buildRoom'; readonly exactly: number; readonly cost: 'normal' }
  | { readonly action: 'renovate'; readonly cost: 'normal' }
  | { readonly action: 'playOccupation'; readonly cost: Goods }
  | { readonly action: 'playMinor'; readonly cost: 'normal' }

export type Op =
  | Granted
  | { readonly gain: Yield; readonly placeOn?: 'thatPasture' }
  | { readonly gainChoice: readonly Goods[] }
  | { readonly gainTier: { readonly good: Good; readonly by: Quantity; readonly tiers: Tiers } }
  | { readonly gainByPlayers: Readonly<Record<'1' | '2' | '3' | '4', Goods>> }
  | { readonly gainOthers: Goods }
  | { readonly schedule: { readonly goods: Goods; readonly rounds: Rounds } }
  | {
      readonly scheduleAction: {
        readonly action: 'plow'
        readonly n: number
        readonly free: true
        readonly may: true
        readonly rounds: Rounds
      }
    }
  | { readonly oneOf: readonly Granted[] }
  | { readonly points: Formula }
  | { readonly pointsTier: { readonly by: Quantity; readonly tiers: Tiers } }
  | { readonly pointsBy: { readonly house: Readonly<Record<Material, number>> } }
  | { readonly pointsAllPlayers: { readonly with: 'most rooms'; readonly points: number } }
  | { readonly exchange: readonly Exchange[] }
  | { readonly pile: { readonly topToBottom: readonly Good[]; readonly price: Goods } }
  | { readonly returnToSpace: Goods }
  | { readonly harvestExtra: { readonly crop: Crop; readonly perField: number } }
  | { readonly breed: readonly Animal[] }

/** Always on: what the rules ask of a card by name. */
export type Hook =
  | { readonly pastureCapacity: { readonly add: number } }
  | { readonly houseAnimalCapacity: { readonly set: 'rooms'; readonly mixedTypes: boolean } }
  | { readonly personCapacity: { readonly add: number } }
  | { readonly fencePayment: { readonly anyMixOf: readonly BuildingResource[]; readonly perFence: 1 } }
  | { readonly freeFences: { readonly perBuildFencesAction: number } }
  | { readonly mayUseOccupied: { readonly spaces: readonly SpaceName[]; readonly maxOtherOccupants: number } }
  | { readonly costMod: { readonly targets: readonly CostTarget[]; readonly minus: Yield; readonly floor: number } }
  | { readonly costSet: { readonly target: 'room'; readonly material: Material | 'any'; readonly cost: RoomCost } }
  | { readonly costSubstitute: Substitute }
  | { readonly renovatePath: { readonly from: Material; readonly to: Material; readonly cost: string } }
  | { readonly forbid: readonly ['renovate'] }
  | { readonly fieldCard: { readonly stacks: 1; readonly crops: readonly Crop[] } }
  | { readonly newbornActs: { readonly pay: Goods; readonly thenCountsAs: 'adult' } }
  | { readonly doublePlacement: { readonly people: 2; readonly atLeastOneOn: readonly SpaceName[] } }

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
  readonly max?: string
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

export type Trigger =
  | 'play'
  | 'roundStart'
  | 'returnHome'
  | 'roundEnd'
  | 'fieldPhaseStart'
  | 'fieldPhase'
  | 'scoring'
  | 'anytime'
  | 'once'

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

export interface StaticEffect {
  readonly on: 'static'
  readonly mod: Hook
}

export type ActiveEffect = SpaceEffect | EventEffect | MomentEffect
export type Effect = ActiveEffect | StaticEffect
