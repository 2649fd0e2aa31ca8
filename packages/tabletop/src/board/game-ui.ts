import type { About, CardId, Player, RuleNumbers, Seat } from '@turnwright/kernel'
import type { Projection, Prompt, PromptAnytime, PromptChoice, Ref } from '@turnwright/kernel/host'
import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '../request/draft.ts'
import type { BoardProps } from './board-props.ts'

/**
 * What a game brings to the page. Everything but the board is optional, and a hook that throws, or draws what throws, is
 * replaced by its plain value (`PLAIN_VALUES`): a game goes on however its look breaks.
 */
export interface GameUi<View = unknown, A extends About = About> {
  readonly Board: ComponentType<BoardProps<View>>
  /** What happened since the seat was last asked, between request and log; it takes no room where it draws nothing. */
  readonly Recap?: ComponentType<BoardProps<View>>
  /** The rule behind each question and each refusal: its number opens the rules there. */
  readonly ruleNumbers?: RuleNumbers
  /** The game picks only the hue of its table cloth. */
  readonly cloth?: { readonly hue: number; readonly chroma: number }
  /** The parts of the board, one swipe apart on a phone; the log comes after them. */
  readonly sections?: readonly BoardSectionName[]
  /** What stands beside a name: points, prizes, lives. */
  scoreOf?(view: View, seat: Seat): Score | null
  /** What a number of the result counts, in a game without points: "Prizes taken". */
  resultUnit?(score: number): string
  /** A glance at what a seat has, at the end of its nameplate; not shown where room is short. */
  plateOf?(view: View, seat: Seat): ReactNode
  roundTracker?(view: View): RoundTracker | null
  /** Whose a card is that the log names: it is told apart from another of the same name by the seat's mark. */
  ownerOf?(view: View, card: CardId): Seat | null
  /** A word on what a seat does now: "bids", "sealed". */
  noteOf?(shown: Shown<View, A>, seat: Seat): string | null
  /** Whether a seat has done its part while others are still at it: its note then says what it did. */
  isReady?(shown: Shown<View, A>, seat: Seat): boolean
  /** The confirm button says the result: "Seal bid of 8". */
  confirmLabel?(asked: Asked<View, A>): string | null
  /** Why the rules would refuse what is chosen, where counting does not tell: the confirm button is shut and says so. */
  problemOf?(asked: Asked<View, A>): string | null
  /** What is said before a choice that would bring nothing, which is then asked about once; null where it is worth it. */
  doubtOf?(choice: PromptChoice<A>, view: View, seat: Seat | null): string | null
  /** Stands at the end of the live count: the sum of what is chosen. */
  tallyOf?(asked: Asked<View, A>): ReactNode
  /** Rows for sentences, tiles for things that one glance tells apart. */
  layoutOf?(prompt: Prompt<A>, view: View): 'rows' | 'tiles'
  /** `prompt` is the question that offers it. */
  faceOf?(choice: PromptChoice<A>, view: View, prompt: Prompt<A>): ChoiceFace | null
  /** Where a choice stands in the request panel, the smallest first; without it, where the rules put it. */
  orderOf?(choice: PromptChoice<A>, view: View): number
  /** What cannot be chosen keeps its face. */
  refusedFaceOf?(refused: Refused, view: View): ChoiceFace | null
  /** Stands between the question and its choices: bowls to fill, what is due. */
  leadOf?(asked: Asked<View, A>): ReactNode
  /** A body of the game's own in place of the list of choices; null for the usual one. */
  bodyOf?(asked: Asked<View, A>): ReactNode
  /** Takes back the last step of an answer in the making that the game keeps itself. False when there is none. */
  takeBack?(prompts: readonly Prompt[]): boolean
  /** An answer that is no list of choices, as a player would say it, and what it means on the table; null leaves it as data. */
  toldAnswer?(asked: Pick<Asked<View, A>, 'prompt' | 'view' | 'seat'>, answer: unknown): ToldAnswer | null
  anytimeFaceOf?(action: PromptAnytime, view: View): ChoiceFace | null
}

type HookOf<Name extends keyof GameUi> = NonNullable<GameUi[Name]> extends (...asked: never) => unknown ? Name : never
/** What of a game's look is asked by the page, by name; components aside. */
export type HookName = Exclude<{ [Name in keyof GameUi]-?: HookOf<Name> }[keyof GameUi], 'Board' | 'Recap'>
type Hooks = { readonly [Name in HookName]-?: NonNullable<GameUi[Name]> }

/** Every hook there is, and what the page goes on with where it breaks: as if the game did not have it. */
export const PLAIN_VALUES: { readonly [Name in HookName]: ReturnType<Hooks[Name]> } = {
  scoreOf: null,
  resultUnit: '',
  plateOf: null,
  roundTracker: null,
  ownerOf: null,
  noteOf: null,
  isReady: false,
  confirmLabel: null,
  problemOf: null,
  doubtOf: null,
  tallyOf: null,
  layoutOf: 'rows',
  faceOf: null,
  orderOf: 0,
  refusedFaceOf: null,
  leadOf: null,
  bodyOf: null,
  takeBack: false,
  toldAnswer: null,
  anytimeFaceOf: null,
}

/** Everything the seat is told, with the game's own types of view and of what is asked. */
export type Shown<View = unknown, A extends About = About> = Projection<View, A>

export interface BoardSectionName {
  readonly id: string
  readonly title: string
  /** Its title for somebody without a seat, to whom nothing is "mine". */
  readonly watched?: (players: readonly Player[]) => string
  /** The part a phone opens with; without it, the one called `table`. */
  readonly opens?: true
}

export interface Score {
  readonly value: number | string
  /** "life", "prizes"; points need no word. */
  readonly unit?: string
  /** Whoever has fewer is ahead: prizes that are left. */
  readonly fewerIsBetter?: true
  /** What it is made of: a score always opens into its sources. */
  readonly sources?: readonly { readonly title: string; readonly value: number | string }[]
}

export interface RoundTracker {
  readonly label: string
  /** Where we are, counted from 0, and how many there are; left out where nobody knows the end. */
  readonly steps?: { readonly now: number; readonly of: number }
}

/** A question with what is chosen so far. */
export interface Asked<View = unknown, A extends About = About> {
  readonly prompt: Prompt<A>
  readonly draft: Draft
  readonly view: View
  readonly seat: Seat | null
}

export interface ToldAnswer {
  readonly words: string
  readonly refs: readonly Ref[]
}

/** What one would expect to choose but cannot now, and why. */
export type Refused = Prompt['unavailable'][number]

/** How a choice looks in the request panel. Its words stay what ears hear. */
export interface ChoiceFace {
  readonly start?: ReactNode
  readonly title?: ReactNode
  readonly detail?: ReactNode
  readonly end?: ReactNode
  /** What ears hear after its words, in place of what is drawn: everything that eyes see at a glance. */
  readonly said?: string
}

export const DEFAULT_SECTIONS: readonly BoardSectionName[] = [
  { id: 'mine', title: 'Mine' },
  { id: 'table', title: 'Table' },
  { id: 'others', title: 'Others' },
]
