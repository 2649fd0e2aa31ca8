import type { About, RuleNumber, Seat } from '@turnwright/kernel'
import type { AnySelection, Ref } from '@turnwright/kernel/host'
import type { GuideVocabulary } from './guide-words.ts'

/** A guided first game: a real deal of the real rules, with a coach beside it. Plain data, one for each game. */
export interface Guide<A extends About = About> {
  /** How long it takes somebody who reads all of it. */
  readonly minutes: number
  readonly deal: GuidedDeal
  readonly chapters: readonly Chapter<A>[]
  /** What the partners answer, in the order in which each of them is asked. */
  readonly partners: Readonly<Record<Seat, readonly AnySelection[]>>
  /** The normal game that a learner is sent on to. */
  readonly afterwards: FirstGame
  readonly words: GuideVocabulary
}

/** The same for everybody: the seed is what makes it so. */
export interface GuidedDeal {
  readonly seed: string
  readonly options: ChosenOptions
  readonly me: Seat
  /** Names of those who play along, in the order in which they sit. */
  readonly partners: readonly string[]
}

/** What a table chooses. */
export type ChosenOptions = Readonly<Record<string, string | number | boolean>>

export interface FirstGame {
  readonly options: ChosenOptions
  readonly bots: number
}

export interface Chapter<A extends About = About> {
  readonly id: string
  readonly steps: readonly Step<A>[]
}

export type Step<A extends About = About> = LookStep | DoStep<A>

interface StepBasics {
  /** Its words go by this name. */
  readonly id: string
  /** What the coach's lamp falls on, besides what a step waits for. */
  readonly lights?: readonly Ref[]
  /** The rules to read on in; the first is the one that matters most. */
  readonly rules?: readonly RuleNumber[]
}

/** Something to see and to understand; the learner goes on when they are ready. */
export interface LookStep extends StepBasics {
  readonly asks?: never
}

/** Something to do: the table is the button. */
export interface DoStep<A extends About = About> extends StepBasics {
  /** The question it stands at, by its kind and as many of its details as matter. */
  readonly asks: AsksAbout<A>
  /** What the coach waits for. */
  readonly answer: AnySelection
  /** What else the script can go on from. */
  readonly also?: readonly AnySelection[] | 'any'
}

export type AsksAbout<A extends About> = {
  readonly [Kind in A['kind']]: { readonly kind: Kind } & Partial<Extract<A, { readonly kind: Kind }>>
}[A['kind']]

export function stepsOf<A extends About>({ chapters }: Pick<Guide<A>, 'chapters'>): readonly Step<A>[] {
  return chapters.flatMap(({ steps }) => steps)
}

export function isDo<A extends About>(step: Step<A>): step is DoStep<A> {
  return step.asks !== undefined
}
