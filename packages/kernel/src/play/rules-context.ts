import type { Cards } from '../cards/cards.ts'
import type { Random } from '../chance/random.ts'
import type { Plain } from '../data/plain-data.ts'
import type { Chronicle } from '../projection/chronicle.ts'
import type { Choice, Chosen } from '../questions/choice.ts'
import type { InputRequestEvent } from '../questions/input-request.ts'
import { forcedSelection } from '../questions/request.ts'
import {
  type ActionSelector,
  type AnytimeAnswer,
  isAnytimeAnswer,
  type Response,
  type Selector,
  type SelectSelector,
} from '../questions/selector.ts'
import { valuesOf } from '../questions/validate.ts'
import { Asking } from '../rules/asking-kit.ts'
import type { GameResult } from '../rules/definition.ts'
import type { OnAnytime, Rules } from '../rules/rules.ts'
import type { Player, Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import type { Mention } from '../words/speech.ts'
import type { Answers, Values } from './answers.ts'
import { BrokenLaw } from './fault.ts'
import type { Parts } from './parts.ts'
import type { UndoLaw } from './undo.ts'

/** The table as its rules see it, for one game. */
export class RulesContext<State, Options, A extends About> implements Rules<State, Options, A> {
  state!: State
  readonly players: readonly Player[]
  readonly options: Options
  readonly random: Random
  readonly cards: Cards
  readonly #chronicle: Chronicle
  readonly #answers: Answers<State>
  readonly #undo: UndoLaw
  #ask: Asking<State, Options, A> | null = null

  constructor({ table, random, cards, chronicle, answers, undo }: Omit<Parts<State, Options, A>, 'rules' | 'stepper'>) {
    this.players = table.players
    this.options = table.options
    this.random = random
    this.cards = cards
    this.#chronicle = chronicle
    this.#answers = answers
    this.#undo = undo
  }

  get ask(): Asking<State, Options, A> {
    return (this.#ask ??= new Asking(this))
  }

  player(seat: Seat): Player {
    const player = this.players[seat]
    if (player === undefined) throw new RangeError(`there is no seat ${seat} at a table of ${this.players.length}`)
    return player
  }

  requestInputSingle<Answer>(selector: ActionSelector<Answer>): readonly [Answer]
  requestInputSingle<const C extends Choice>(
    selector: SelectSelector<C> & { readonly anytime: NonNullable<SelectSelector['anytime']> },
  ): readonly Chosen<C>[] | AnytimeAnswer
  requestInputSingle<const C extends Choice>(selector: SelectSelector<C>): readonly Chosen<C>[]
  requestInputSingle(selector: Selector): Values {
    this.#beforeAsking()
    const forced = forcedSelection(selector, this.cards)
    if (forced !== null) return valuesOf(selector, forced)
    const seat = this.#answers.seatOf(selector)
    const values = this.#answers.to(seat, selector)
    if (values === undefined) return leaveWith(this.#answers.requestTo([selector], false))
    this.#undo.answered(seat, selector)
    return values
  }

  requestInputMany<const C extends Choice>(
    selectors: readonly SelectSelector<C>[],
    onAnytime?: OnAnytime<SelectSelector<C>>,
  ): readonly Response<Chosen<C>>[]
  requestInputMany<Answer>(
    selectors: readonly ActionSelector<Answer>[],
    onAnytime?: OnAnytime<ActionSelector<Answer>>,
  ): readonly Response<Answer>[]
  requestInputMany(asked: readonly Selector[], onAnytime?: OnAnytime<Selector>): readonly Response<unknown>[] {
    this.#beforeAsking()
    const selectors = [...asked]
    const answers = selectors.map((selector) => {
      const forced = forcedSelection(selector, this.cards)
      return forced === null ? null : this.#responseTo(selector, valuesOf(selector, forced))
    })
    let collected = 0
    let answered = 0
    while (answers.includes(null)) {
      const open = selectors.filter((_, i) => answers[i] === null)
      const { selector, values } = this.#answerOneOf(open, collected++, false)
      const seat = this.#answers.seatOf(selector)
      const at = selectors.indexOf(selector)
      if (onAnytime !== undefined && isAnytimeAnswer(values))
        selectors[at] = onAnytime(this.player(seat), values.anytimeAction)
      else answers[at] = this.#responseTo(selector, values)
      answered |= 1 << seat
    }
    this.#undo.answeredTogether(answered, this.#privately(selectors))
    return answers as Response<unknown>[]
  }

  requestInputAny<const C extends Choice>(selectors: readonly SelectSelector<C>[]): Response<Chosen<C>>
  requestInputAny<Answer>(selectors: readonly ActionSelector<Answer>[]): Response<Answer>
  requestInputAny(selectors: readonly Selector[]): Response<unknown> {
    if (selectors.length === 0) throw new BrokenLaw('requestInputAny needs somebody to ask')
    this.#beforeAsking()
    const { selector, values } = this.#answerOneOf(selectors, 0, true)
    this.#undo.answered(this.#answers.seatOf(selector), selector)
    return this.#responseTo(selector, values)
  }

  tell(about: A, to?: readonly Seat[] | null): void
  tell(text: string, mentions?: Readonly<Record<string, Mention>>, to?: readonly Seat[] | null): void
  tell(what: A | string, more: unknown = null, to: readonly Seat[] | null = null): void {
    if (!this.#chronicle.isNews) return this.#chronicle.repeat()
    if (typeof what !== 'string') return this.note(what, more as readonly Seat[] | null)
    this.note({ kind: 'text', text: what, mentions: more ?? {} } as About, to)
  }

  /** Adds a line of whatever kind. */
  note(about: About, to: readonly Seat[] | null = null): void {
    this.#chronicle.addLine(about, to, this.cards, this.players.length)
  }

  emit(type: string, detail: Plain = null): void {
    if (!this.#chronicle.isNews) return this.#chronicle.repeat()
    this.#chronicle.add({ kind: 'event', type, detail })
  }

  finish(result: GameResult): never {
    throw this.#answers.endWith(result)
  }

  #beforeAsking(): void {
    this.#undo.barNews()
    this.#answers.countQuestion()
  }

  #answerOneOf(
    open: readonly Selector[],
    collected: number,
    concurrent: boolean,
  ): { readonly selector: Selector; readonly values: Values } {
    // An anytime action beside one of several questions may have brought news since they were asked.
    this.#undo.barNews()
    const answered = this.#answers.toOneOf(open, collected)
    if (answered === undefined) return leaveWith(this.#answers.requestTo(open, concurrent))
    return answered
  }

  #responseTo(selector: Selector, values: Values): Response<unknown> {
    const { actor, title = selector.about?.kind ?? '' } = selector
    if (isAnytimeAnswer(values)) throw new BrokenLaw(`"${title}" offers anytime actions that nobody executes`)
    return { seat: this.#answers.seatOf(selector), actor, title, selection: values }
  }

  #privately(selectors: readonly Selector[]): number {
    let seats = 0
    for (const selector of selectors) if (selector.private === true) seats |= 1 << this.#answers.seatOf(selector)
    return seats
  }
}

/** A function of its own with nothing else in it: throwing out of a large one costs a microsecond more. */
function leaveWith(request: InputRequestEvent): never {
  throw request
}
