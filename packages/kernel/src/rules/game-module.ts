import type { Chance } from '../chance/draws.ts'
import type { Question, Responder } from '../play/question.ts'
import type { AnySelection } from '../questions/selector.ts'
import type { Mind } from '../search/mind.ts'
import type { About } from '../words/about.ts'
import type { GameDefinition } from './definition.ts'

/** A game as the rest of the platform sees it: its rules, who can play it, and how to introduce it. */
export interface GameModule<State = unknown, Options = unknown, View = unknown, A extends About = About> {
  readonly definition: GameDefinition<State, Options, View, A>
  readonly about: AboutGame
  /** By name; `random` is always there. */
  readonly agents: Readonly<Record<string, AgentKind<View, A>>>
  /** What players that think ahead need to know of the game. */
  readonly mind?: Mind<State, Options, View, A>
  /** Scores a game played on a real table, from what a file says; throws a WrongSheet. */
  readonly scoreSheet?: (sheet: unknown) => ScoredSheet
}

/** A score sheet: as data, and as people would write it. */
export interface ScoredSheet {
  readonly scores: object
  readonly text: string
}

/** Everything that is wrong with a score sheet, each by name. */
export class WrongSheet extends Error {
  override readonly name = 'WrongSheet'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

export interface AboutGame {
  /** One sentence that makes people want to sit down. */
  readonly tagline: string
  readonly minutes: number
  /** Marked as the place to begin. */
  readonly tutorial?: true
  /** What a table can choose, for a form. Keys and values are those of the definition's options. */
  readonly options?: readonly OptionField[]
  /** Choices that go well together, under a name: the first is offered to who plays the game for the first time. */
  readonly presets?: readonly OptionPreset[]
}

export interface OptionPreset {
  /** Such as `First game`. */
  readonly name: string
  /** What it is, in a few words. */
  readonly note: string
  readonly options: Readonly<Record<string, string | number | boolean>>
}

export interface OptionField {
  readonly key: string
  readonly title: string
  readonly choices: readonly { readonly value: string | number | boolean; readonly title: string }[]
  readonly default: string | number | boolean
  /** It means something only where so many play: nobody else is asked about it. */
  readonly seats?: { readonly min: number; readonly max: number }
  /** A text of one's own may stand in place of a choice; the definition checks it. */
  readonly text?: OptionText
}

export interface OptionText {
  /** Stands among the choices, such as `A deck of my own`. */
  readonly title: string
  /** How such a text looks, for an empty field. */
  readonly example: string
  /** Null when a text is fine, else what is wrong with it; without it any text is. */
  readonly check?: (text: string) => string | null
}

/** A program that can sit in a seat. Everything random in it comes from the chance it is given. */
export interface AgentKind<View = unknown, A extends About = About> {
  readonly about: string
  /** Thinks for longer than a person would notice: hosts run it in a thread of its own. */
  readonly slow?: true
  /** Looks at the log: simulations keep it for no others. */
  readonly readsLog?: true
  /** Imagines games: hosts then keep a checkpoint at every step, from which that is quick. */
  readonly imagines?: true
  create(chance: Chance): Responder<View, A>
  /** What it would answer and why, for people; null where it has nothing to say. One that draws chance says nothing. */
  explain?(question: Question<View, A>): Explanation | null
}

/** Why a program that goes by rules answers as it does, in a player's words. */
export interface Explanation {
  readonly answer: AnySelection
  /** What the rule does: "Knock out". */
  readonly rule: string
  /** One sentence on this very answer. */
  readonly why: string
}

/** Every game can be played at random. */
export const randomAgent: AgentKind = {
  about: 'Answers anything legal, at random.',
  create: (chance) => (question) => question.randomAnswer(chance),
}
