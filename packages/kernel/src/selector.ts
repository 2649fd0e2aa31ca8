import type { Choice, Ref } from './choice.ts'
import type { Plain } from './plain-data.ts'
import type { Seat } from './seat.ts'

interface SelectorBase {
  /** The name of the player who must answer. */
  readonly actor: string
  /** What is asked, in one sentence. An answer repeats it. */
  readonly title: string
  /** Something the player should know while choosing. */
  readonly help?: string
  /** The others learn neither the question nor, by its absence, anything about it: it is always asked. */
  readonly private?: boolean
  /** What the player would expect here but cannot do now, and why. Told to that player alone, made only when looked at. */
  readonly unavailable?: () => readonly Unavailable[]
  /** What the player may do first, beside answering. The question is asked again afterwards. */
  readonly anytime?: readonly AnytimeAction[]
}

export interface Unavailable {
  readonly title: string
  readonly reason: string
  readonly ref?: Ref
}

/** An offer beside the question. Answers name it by its whole content. */
export interface AnytimeAction {
  readonly type: string
  readonly description: string
  readonly [detail: string]: Plain
}

/** A question with its choices listed. */
export interface SelectSelector<C = Choice> extends SelectorBase {
  readonly type?: 'select'
  readonly choices: readonly C[]
  readonly min?: number
  readonly max?: number
  /** Exactly so many; overrides `min` and `max`. */
  readonly count?: number
  /** Numbers among the choices are cards: they are named for whoever may know them. */
  readonly cards?: boolean
  readonly noAutoRespond?: boolean
  /** What counts cannot say: null when the selection (of ids) is fine, else the reason why not. */
  readonly check?: (selection: Selection) => string | null
  /** Legal selections for players that cannot reason about `check`. Needed only where few selections pass it. */
  readonly examples?: () => Iterable<Selection>
}

/** A question answered with a structure of the game's own: a set of fences, an order, an amount of each. */
export interface ActionSelector<Answer = unknown> extends SelectorBase {
  readonly type: 'action'
  /** Gives the answer its type, or says why it is refused. */
  readonly accept: (answer: Plain) => Accepted<Answer>
  /** Legal answers, made lazily, so that random players, models and the generic panel can answer too. */
  readonly examples: () => Iterable<Plain>
}

export type Accepted<Answer> = { readonly value: Answer } | { readonly refused: string }

export type Selector = SelectSelector | ActionSelector

/** What an answer carries: ids, groups with what was chosen in them, or one structured answer. */
export type Selection = readonly SelectionItem[]
export type SelectionItem = string | number | NestedSelection | Plain

export interface NestedSelection {
  /** The group's id. */
  readonly title: string | number
  readonly selection: Selection
}

/** Doing something before answering. */
export interface AnytimeAnswer {
  readonly action: 'anytime-action'
  readonly anytimeAction: AnytimeAction
}

export type AnySelection = Selection | AnytimeAnswer

export function isAnytimeAnswer(selection: unknown): selection is AnytimeAnswer {
  return (
    typeof selection === 'object' && !Array.isArray(selection) && selection !== null && 'anytimeAction' in selection
  )
}

/** What a player sends. Extra fields of the wire are checked where they are given. */
export interface InputResponse {
  readonly actor: string
  readonly title: string
  readonly selection: AnySelection
  readonly isUserResponse?: boolean
  readonly requestId?: string
  readonly branchId?: number
}

/** What the rules get from `requestInputMany` and `requestInputAny`. */
export interface Response<Chosen> {
  readonly seat: Seat
  readonly actor: string
  readonly title: string
  readonly selection: readonly Chosen[]
}
