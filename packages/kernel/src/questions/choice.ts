import type { CardId } from '../cards/card-id.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'

/** What an answer names: stable while the thing exists, never a position in a list. */
export type ChoiceId = string | number

/** The thing on the table that a choice stands for, so that any board can make it clickable. */
export type Ref =
  | { readonly card: CardId }
  | { readonly cell: string }
  | { readonly space: string }
  | { readonly seat: Seat }

interface ChoiceFace {
  /** Defaults to the title, or to the kind of `about`. */
  readonly id?: ChoiceId | undefined
  /** What it means to choose it, as data; its sentence is made of it (K123). */
  readonly about?: About | undefined
  readonly title?: string | undefined
  /** A second line for people: what will happen, what it costs. */
  readonly detail?: string | undefined
  readonly ref?: Ref | undefined
  /** Stands alone: cannot be combined with other choices. */
  readonly exclusive?: boolean | undefined
}

/** One thing to choose. `value` is what the rules get back; without it they get the id. */
export interface ChoiceOption<Value = unknown> extends ChoiceFace {
  readonly value?: Value | undefined
}

/** A choice that opens further choices with bounds of their own. */
export interface ChoiceGroup<Inner = Choice> extends ChoiceFace {
  readonly choices: readonly Inner[]
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly count?: number | undefined
}

/** A word, a number (a card, where the selector says so), an option or a group. */
export type Choice = ChoiceId | ChoiceOption | ChoiceGroup<Choice>

/** What the rules receive when a choice of this kind was made. */
export type Chosen<C> = C extends ChoiceId
  ? C
  : C extends { readonly choices: readonly (infer Inner)[] }
    ? ChosenGroup<Inner>
    : C extends { readonly value: infer Value }
      ? Value
      : C extends { readonly id: infer Id }
        ? Id
        : C extends { readonly title: infer Title }
          ? Title
          : C extends { readonly about: { readonly kind: infer Kind } }
            ? Kind
            : never

export interface ChosenGroup<Inner> {
  readonly title: string
  readonly selection: readonly Chosen<Inner>[]
}

export function isGroup(choice: Choice): choice is ChoiceGroup {
  return typeof choice === 'object' && (choice as ChoiceGroup).choices !== undefined
}

/** What the rules get for a choice that is no group. */
export function valueOf(choice: Exclude<Choice, ChoiceGroup>): unknown {
  if (typeof choice !== 'object') return choice
  const { value } = choice
  return value !== undefined || 'value' in choice ? value : choiceId(choice)
}

export function choiceId(choice: Choice): ChoiceId {
  return typeof choice === 'object' ? (choice.id ?? choice.title ?? (choice.about as About).kind) : choice
}

export function isExclusive(choice: Choice): boolean {
  return typeof choice === 'object' && choice.exclusive === true
}

/** How many of `choices` must and may be chosen: `count` overrides, and nobody must choose more than there is. */
export function boundsOf(of: {
  min?: number | undefined
  max?: number | undefined
  count?: number | undefined
  choices: readonly unknown[]
}): {
  min: number
  max: number
} {
  const available = of.choices.length
  const min = of.count ?? of.min ?? 1
  const max = of.count ?? of.max ?? Math.max(min, 1)
  return { min: min < available ? min : available, max: max < available ? max : available }
}
