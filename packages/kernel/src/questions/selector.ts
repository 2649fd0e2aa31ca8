import type { Plain } from '../data/plain-data.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import type { Choice, Ref } from './choice.ts'

interface SelectorBase {
  /** The name of the player who must answer. */
  readonly actor: string
  /** What is asked, as data: programs and boards go by it, and its sentence is made of it (K123). */
  readonly about?: About | undefined
  /** What is asked, in one sentence. An answer repeats it. The kernel makes it where `about` is given. */
  readonly title?: string | undefined
  /** Something the player should know while choosing. */
  readonly help?: string | undefined
  /** The others learn neither the question nor, by its absence, anything about it: it is always asked. */
  readonly private?: boolean | undefined
  /** What the player would expect here but cannot do now, and why. Told to that player alone, made only when looked at. */
  readonly unavailable?: (() => readonly Unavailable[]) | undefined
  /** What the player may do first, beside answering. The question is asked again afterwards. */
  readonly anytime?: readonly AnytimeAction[] | undefined
}

export interface Unavailable {
  readonly about?: About | undefined
  /** Made of `about` where that is given. */
  readonly title?: string | undefined
  readonly reason: string
  readonly ref?: Ref | undefined
}

/** An offer beside the question. Answers name it by its whole content. */
export interface AnytimeAction {
  readonly type: string
  /** What it would be, as data. */
  readonly about?: (About & { readonly [detail: string]: Plain }) | undefined
  /** The same in words: made of `about` where that is given, and no part of what an answer names. */
  readonly description?: string | undefined
  readonly [detail: string]: Plain | undefined
}

/** A question with its choices listed. */
export interface SelectSelector<C = Choice> extends SelectorBase {
  readonly type?: 'select' | undefined
  readonly choices: readonly C[]
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Exactly so many; overrides `min` and `max`. */
  readonly count?: number | undefined
  /** Numbers among the choices are cards: they are named for whoever may know them. */
  readonly cards?: boolean | undefined
  readonly noAutoRespond?: boolean | undefined
  /** What counts cannot say: null when the selection (of ids) is fine, else the reason why not. */
  readonly check?: ((selection: Selection) => string | null) | undefined
  /** Legal selections for players that cannot reason about `check`. Needed only where few selections pass it. */
  readonly examples?: (() => Iterable<Selection>) | undefined
}

/** A question answered with a structure of the game's own: a set of fences, an order, an amount of each. */
export interface ActionSelector<Answer = unknown> extends SelectorBase {
  readonly type: 'action'
  /** Gives the answer its type, or says why it is refused. */
  readonly accept: (answer: Plain) => Accepted<Answer>
  /** Legal answers, made lazily, so that random players, models and the generic panel can answer too. */
  readonly examples: () => Iterable<Plain>
}

/** `kept`: what the log keeps in place of what was sent, where that may hold more than was asked; it means the same. */
export type Accepted<Answer> = { readonly value: Answer; readonly kept?: Plain } | { readonly refused: string }

export type Selector = SelectSelector | ActionSelector

/** A question that waits for an answer: it has its sentence. */
export type AskedSelector = Selector & { readonly title: string }

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
  /** Whether whoever answers had been given a hint on the question; hosts say so, never those who answer. */
  readonly hinted?: boolean
}

/** What the rules get from `requestInputMany` and `requestInputAny`. */
export interface Response<Chosen> {
  readonly seat: Seat
  readonly actor: string
  readonly title: string
  readonly selection: readonly Chosen[]
}
