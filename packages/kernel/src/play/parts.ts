import { Cards } from '../cards/cards.ts'
import type { Draws } from '../chance/draws.ts'
import { Random } from '../chance/random.ts'
import { Chronicle } from '../projection/chronicle.ts'
import type { GameDefinition } from '../rules/definition.ts'
import type { About } from '../words/about.ts'
import { Answers } from './answers.ts'
import { takeFrom } from './moment.ts'
import type { Question } from './question.ts'
import { RulesContext } from './rules-context.ts'
import { Stepper } from './stepper.ts'
import type { Table } from './table.ts'
import { Timeline } from './timeline.ts'
import { UndoLaw } from './undo.ts'

/** What a game is made of. Each part knows those above it and no others. */
export class Parts<State, Options, A extends About> {
  readonly definition: GameDefinition<State, Options, unknown, A>
  readonly table: Table<Options>
  readonly random: Random
  readonly cards: Cards
  readonly chronicle: Chronicle
  readonly timeline: Timeline<State>
  readonly undo: UndoLaw
  readonly answers: Answers<State>
  readonly rules: RulesContext<State, Options, A>
  readonly stepper: Stepper<State, Options, A>

  constructor(
    definition: GameDefinition<State, Options, unknown, A>,
    table: Table<Options>,
    told: number,
    draws: Draws,
    question: Question,
  ) {
    this.definition = definition
    this.table = table
    this.random = new Random(draws)
    this.cards = new Cards(definition.identities ?? NO_CARDS, this.random, table.players.length)
    this.chronicle = new Chronicle(told)
    this.timeline = new Timeline()
    this.undo = new UndoLaw(this.timeline, this.random, this.cards)
    this.answers = new Answers(this, this.timeline, this.random, question)
    this.rules = new RulesContext(this)
    this.stepper = new Stepper(this)
    if (table.from !== undefined) takeFrom(table.from, this.timeline, this.answers)
  }
}

const NO_CARDS: readonly string[] = []
