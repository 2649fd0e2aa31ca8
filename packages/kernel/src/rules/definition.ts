import type { MaskedCards } from '../cards/cards.ts'
import type { Certainty } from '../cards/certainty.ts'
import type { About } from '../words/about.ts'
import type { Vocabulary } from '../words/words.ts'
import type { Rules } from './rules.ts'
import type { Seat } from './seat.ts'

/** The rules of a game. All of it is pure: it reads and writes the state, and asks. */
export interface GameDefinition<State, Options = Record<string, never>, View = unknown, A extends About = About> {
  readonly id: string
  readonly name: string
  /** Raised whenever an old log would replay differently; 0 while they are being written, and no old log matters. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** What a table can choose. Zod and other libraries of the Standard Schema fit. */
  readonly options: StandardSchema<Options>
  /** Everything a card can be, in a fixed order. Games without cards leave it out. */
  readonly identities?: readonly string[]
  /** What people call a card; without it they read its identity. */
  readonly cardName?: (identity: string) => string
  /** How its view is told in words, where no board draws it. */
  readonly viewWords?: ViewWords

  /** The sentences for everything the game asks, offers and tells. */
  readonly words?: Vocabulary<A>

  /** The first state. Asks nothing. */
  setup(game: Rules<State, Options, A>, options: Options): State
  /** Plays on from the state alone; asks as often as needed. */
  step(game: Rules<State, Options, A>): void
  /** Scores and winners, or null while the game runs. */
  result(state: State): GameResult | null
  /** Concede or drop out, at a checkpoint. */
  leave(game: Rules<State, Options, A>, seat: Seat): void
  /** What a seat is shown; null is a spectator. `cards` tells no identity that the seat does not know. */
  view(state: State, seat: Seat | null, cards: MaskedCards): View
  /** Where play stands, for whoever looks back at it. Everybody may know it; left out where there are no rounds. */
  turnOf?(state: State): TurnMark
  /** What `clonePlain` gives, where the game knows a faster way; what the rules never change in place may be shared. */
  copy?(state: State): State
  /** Groups of unknown cards that could be each other, where that is narrower than "all with the same back". */
  exchangeable?(state: State, seat: Seat | null): readonly (readonly number[])[]
  /** What is certain of cards that the seat has not seen, such as that a player chose them for what they are. */
  certain?(state: State, seat: Seat | null): readonly Certainty[]
}

/** Which round is played, and whose turn it is. */
export interface TurnMark {
  /** Counted from 1; 0 until the first begins. */
  readonly round: number
  /** Null while nobody has the turn, as when all choose at the same time. */
  readonly seat: Seat | null
}

/** What only the game knows of the fields of its view, by their keys, wherever in the view they stand. */
export interface ViewWords {
  /** Hold a seat; `seat` always does. */
  readonly seats?: readonly string[]
  /** Number things for programs; `card` and `id` always do. */
  readonly ids?: readonly string[]
  /** Are for boards, or told elsewhere: left out. */
  readonly omit?: readonly string[]
  /** Are told only when they are false; of all others it is the other way round. */
  readonly usuallyTrue?: readonly string[]
  /** Beside `seat`, holds a word that stands for that player everywhere. */
  readonly alias?: string
}

export interface GameResult {
  /** Empty for a draw, several for a shared win. */
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  /** Why it ended so: what it is about, or one sentence for people. */
  readonly reason: string | About
  /** Added by the kernel when it is told, where answers were taken back past something that had been revealed (K122). */
  readonly secondLooks?: true
}

/** The part of Standard Schema (v1) that the kernel needs, so that it need not import any library. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] }

/** For games that offer no options. */
export const noOptions: StandardSchema<Record<string, never>> = {
  '~standard': {
    version: 1,
    vendor: 'turnwright',
    validate: (value) =>
      value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
        ? { value: {} }
        : { issues: [{ message: 'this game has no options' }] },
  },
}

export class InvalidOptions extends Error {
  override readonly name = 'InvalidOptions'
}

export function parseOptions<Options>(schema: StandardSchema<Options>, options: unknown): Options {
  const parsed = schema['~standard'].validate(options)
  if (parsed instanceof Promise) throw new InvalidOptions('options must be checked without waiting')
  if (parsed.issues === undefined) return parsed.value
  const told = parsed.issues.map(({ message, path }) =>
    path?.length ? `${path.map(nameOfStep).join('.')}: ${message}` : message,
  )
  throw new InvalidOptions(told.join('; '))
}

/** A step of a path is a key, or an object that holds one. */
function nameOfStep(step: unknown): string {
  return String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step)
}
