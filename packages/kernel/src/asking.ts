import { Cards, type CardTable } from './cards.ts'
import type { Draws, FastState } from './chance/draws.ts'
import { Random } from './chance/random.ts'
import type { Choice, Chosen } from './choice.ts'
import { Chronicle, witness } from './chronicle.ts'
import type { GameDefinition, GameResult } from './definition.ts'
import { BrokenLaw, IllegalProgram, ReplayDivergence } from './fault.ts'
import { InputRequestEvent } from './input-request.ts'
import { entryOf, isAnswerTo, type TrackEntry } from './log.ts'
import type { Plain } from './plain-data.ts'
import { Question, type Responder } from './question.ts'
import type { RandomPlayer } from './random-selection.ts'
import { forcedSelection, sameQuestion } from './request.ts'
import { quote } from './response-error.ts'
import type { Player, Seat } from './seat.ts'
import {
  type ActionSelector,
  type AnySelection,
  type AnytimeAction,
  type AnytimeAnswer,
  type AskedSelector,
  isAnytimeAnswer,
  type Response,
  type Selector,
  type SelectSelector,
} from './selector.ts'
import type { Table } from './table.ts'
import { Timeline } from './timeline.ts'
import type { About } from './words/about.ts'
import { type Mention, Speech } from './words/speech.ts'
import { CANONICAL_LOCALE, textOf } from './words/words.ts'
import { type CheckedAnswer, checkAnswer, plainPick, valueAt, valuesOf } from './validate.ts'

/** What a fork does differently. */
export interface Fork {
  /** From the question after so many answers on chance is fresh. */
  readonly at: number
  readonly random: FastState
  /** Gives anew the answers that the imagining seat may not know; null where all were given. */
  readonly forgetful: RandomPlayer | null
  /** Deals once more, at the question, what was shuffled away in this step; null where nothing was. */
  readonly lost: ((cards: CardTable) => CardTable) | null
  /** The question that the fork must reach to be of use, if somebody is asked. */
  readonly expected: Selector | null
}

/** Executes an anytime action taken beside one of several questions, and gives the question to ask that player again. */
export type OnAnytime<S> = (player: Player, action: AnytimeAction) => S

/** What the rules get for an answer. */
type Values = readonly unknown[] | AnytimeAnswer

const MOST_QUESTIONS_IN_A_STEP = 100_000
/** Counted where nothing may be asked: any question is one too many. */
export const NO_QUESTIONS = Number.POSITIVE_INFINITY

/** Thrown by `finish` to leave the rules from anywhere. */
export const FINISHED = Symbol('finished')

/** Thrown out of a step that asks a question where the log says that somebody left. */
export const LEAVING = Symbol('leaving')

const NO_SELECTOR: Selector = { actor: '', title: '', choices: [] }

/** What rules hold while they run: they read and write `state`, ask, draw and tell. */
export abstract class AskingGame<State, Options, A extends About> {
  readonly definition: GameDefinition<State, Options, unknown, A>
  readonly table: Table<Options>
  readonly random: Random
  readonly cards: Cards
  readonly chronicle: Chronicle
  readonly timeline: Timeline<State>
  state: State
  result: GameResult | null = null
  /** How many answers to the open request are in already. */
  collected = 0
  protected readonly responders: (Responder | null)[]
  protected readonly question: Question
  /** Set while a request is on its way up, to notice rules that swallow it. */
  protected thrown: InputRequestEvent | null = null
  /** How many questions the running step has asked. */
  protected questions = 0
  protected fork: Fork | null = null
  /** After a fault programs are no longer asked. */
  protected muted = false
  /** Nobody will read what is told: a simulation, or a fork that a search plays on. */
  protected silent = false
  /** One bit for each seat that has answered a private question in this step: it may be told what the others chose. */
  #sealing = 0
  /** Somebody's answer may have brought up what others answered in private. */
  #unsealing = false

  constructor(
    definition: GameDefinition<State, Options, unknown, A>,
    table: Table<Options>,
    told: number,
    draws: Draws,
  ) {
    const seats = table.players.length
    this.definition = definition
    this.table = table
    this.random = new Random(draws)
    this.cards = new Cards(definition.identities ?? [], this.random, seats)
    this.chronicle = new Chronicle(told)
    this.timeline = new Timeline()
    this.responders = new Array<Responder | null>(seats).fill(null)
    this.question = new Question(this as never, 0, NO_SELECTOR)
    this.state = undefined as never
  }

  get players(): readonly Player[] {
    return this.table.players
  }

  get options(): Options {
    return this.table.options
  }

  player(seat: Seat): Player {
    const player = this.table.players[seat]
    if (player === undefined)
      throw new RangeError(`there is no seat ${seat} at a table of ${this.table.players.length}`)
    return player
  }

  /** Asks one player. Gives the values chosen. */
  requestInputSingle<Answer>(selector: ActionSelector<Answer>): readonly [Answer]
  requestInputSingle<const C extends Choice>(
    selector: SelectSelector<C> & { readonly anytime: NonNullable<SelectSelector['anytime']> },
  ): readonly Chosen<C>[] | AnytimeAnswer
  requestInputSingle<const C extends Choice>(selector: SelectSelector<C>): readonly Chosen<C>[]
  requestInputSingle(selector: Selector): Values {
    this.#beforeAsking()
    const forced = forcedSelection(selector, this.cards)
    if (forced !== null) return valuesOf(selector, forced)
    const seat = this.#seatOf(selector)
    this.collected = 0
    this.#enterFork()
    const answer = this.timeline.isReplaying ? this.#replayed(seat, selector) : this.#respond(seat, selector)
    if (answer === undefined) return this.#wait([selector], false)
    this.#seal(seat, selector)
    return answer
  }

  /** Asks several players at once and gives all responses, in the order of the selectors. */
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
      const at = selectors.indexOf(selector)
      if (onAnytime !== undefined && isAnytimeAnswer(values))
        selectors[at] = onAnytime(this.player(this.#seatOf(selector)), values.anytimeAction)
      else answers[at] = this.#responseTo(selector, values)
      answered |= 1 << this.#seatOf(selector)
    }
    // Whoever answered last would otherwise see what the others chose, and choose again (K60).
    if (isSeveral(answered)) this.timeline.raiseBarrier(this.timeline.cursor)
    for (const selector of selectors) if (selector.private === true) this.#sealing |= 1 << this.#seatOf(selector)
    return answers as Response<unknown>[]
  }

  /** Asks several players and gives the first response; the others' questions are withdrawn. */
  requestInputAny<const C extends Choice>(selectors: readonly SelectSelector<C>[]): Response<Chosen<C>>
  requestInputAny<Answer>(selectors: readonly ActionSelector<Answer>[]): Response<Answer>
  requestInputAny(selectors: readonly Selector[]): Response<unknown> {
    if (selectors.length === 0) throw new BrokenLaw('requestInputAny needs somebody to ask')
    this.#beforeAsking()
    const { selector, values } = this.#answerOneOf(selectors, 0, true)
    this.#seal(this.#seatOf(selector), selector)
    return this.#responseTo(selector, values)
  }

  /** Adds a line to the log that people read. `to` keeps it to some seats. */
  tell(about: A, to?: readonly Seat[] | null): void
  tell(text: string, mentions?: Readonly<Record<string, Mention>>, to?: readonly Seat[] | null): void
  tell(what: A | string, more: unknown = null, to: readonly Seat[] | null = null): void {
    if (this.silent || !this.chronicle.isNews) return this.chronicle.repeat()
    if (typeof what !== 'string') return this.note(what, more as readonly Seat[] | null)
    this.note({ kind: 'text', text: what, mentions: more ?? {} } as About, to)
  }

  /** Adds a line of whatever kind. */
  protected note(about: About, to: readonly Seat[] | null = null): void {
    const witnessed = this.cards.size === 0 ? null : witness(about, this.cards, this.table.players.length)
    this.chronicle.add({ kind: 'line', about, to, witnessed })
  }

  /** What things are called by whoever may know them now. */
  speechFor(seat: Seat | null, locale: string): Speech {
    const { cards, definition } = this
    return new Speech(definition.words, locale, {
      seat: (one) => this.player(one).name,
      card: (card) => (cards.isKnownTo(card, seat) ? this.nameOf(cards.identity(card)) : null),
    })
  }

  /** What people call a card. */
  nameOf(identity: string): string {
    return this.definition.cardName?.(identity) ?? identity
  }

  /** Announces something to trusted observers in the same process. */
  emit(type: string, detail: Plain = null): void {
    if (this.silent || !this.chronicle.isNews) return this.chronicle.repeat()
    this.chronicle.add({ kind: 'event', type, detail })
  }

  /** Ends the game from anywhere in the rules. */
  finish(result: GameResult): never {
    this.result = result
    throw FINISHED
  }

  protected raiseBarrier(): void {
    this.random.used = false
    this.cards.learned = false
    this.#unsealing = false
    this.timeline.raiseBarrier(this.timeline.cursor)
  }

  protected divergence(entry: TrackEntry, selectors: readonly Selector[]): ReplayDivergence {
    const given =
      entry.kind === 'answer' || entry.kind === 'timeout' ? `"${entry.title ?? entry.about?.kind}"` : entry.kind
    const asked =
      selectors.map(({ actor, title, about }) => `${actor} is asked "${title ?? about?.kind}"`).join(' or ') ||
      'nobody is asked'
    return new ReplayDivergence(
      this.timeline.cursor,
      `${asked}, but the log holds ${given} of ${this.table.players[entry.seat]?.name ?? `seat ${entry.seat + 1}`}`,
    )
  }

  #seatOf(selector: Selector): Seat {
    const { players } = this.table
    for (let seat = 0; seat < players.length; seat++) if ((players[seat] as Player).name === selector.actor) return seat
    throw new BrokenLaw(`nobody at the table is called ${quote(selector.actor)}`)
  }

  /** Nothing that was answered before news can be taken back alone. */
  protected barNews(): void {
    if (this.random.used || this.cards.learned || this.#unsealing) this.raiseBarrier()
  }

  protected beginStep(): void {
    this.questions = 0
    this.thrown = null
    this.#sealing = 0
    this.#unsealing = false
    this.cards.beginStep()
    this.random.beginStep()
  }

  /** After private answers of others in the same step, whatever the rules do with another answer may show them. */
  #seal(seat: Seat, selector: Selector): void {
    const own = 1 << seat
    if ((this.#sealing & ~own) !== 0) this.#unsealing = true
    if (selector.private === true) this.#sealing |= own
  }

  #beforeAsking(): void {
    this.barNews()
    if (++this.questions > MOST_QUESTIONS_IN_A_STEP) throw new BrokenLaw(this.#whyNotAsk())
  }

  #whyNotAsk(): string {
    if (this.state === undefined) return 'setup asks nothing: put the question into the first step'
    if (this.questions === NO_QUESTIONS) return 'leave asks nothing: put the question into the next step'
    return `a step asked more than ${MOST_QUESTIONS_IN_A_STEP} questions: it never ends`
  }

  /** In a fork, the moment before the question it was made for, asked of somebody and not answered by itself. */
  #enterFork(): void {
    if (this.fork === null || this.timeline.cursor !== this.fork.at) return
    this.random.load(this.fork.random)
    if (this.fork.lost !== null) this.cards.redealt(this.fork.lost(this.cards.save()))
  }

  /** The values of the stored answer to this question. */
  #replayed(seat: Seat, selector: Selector): Values {
    const entry = this.timeline.next as TrackEntry
    if (entry.kind === 'leave') throw LEAVING
    if (entry.seat !== seat) throw this.divergence(entry, [selector])
    return this.#use(entry, seat, selector)
  }

  #use(entry: Exclude<TrackEntry, { kind: 'leave' }>, seat: Seat, selector: Selector): Values {
    if (entry.kind === 'forgotten') {
      const given = this.fork?.forgetful?.(selector)
      if (given === undefined) throw this.divergence(entry, [selector])
      this.timeline.substitute(entryOf('answer', seat, selector, given))
      return this.#accept(given, selector)
    }
    if (!isAnswerTo(entry, selector)) throw this.divergence(entry, [selector])
    try {
      return this.#accept(entry.selection, selector)
    } catch (refusal) {
      throw new ReplayDivergence(this.timeline.cursor, refusal instanceof Error ? refusal.message : 'refused')
    }
  }

  /** Uses up an answer: its values, or a refusal when it is not legal. */
  #accept(given: AnySelection, selector: Selector): Values {
    const at = plainPick(selector, given)
    const values = at >= 0 ? valueAt(selector as SelectSelector, at, given) : checkAnswer(selector, given).values
    this.timeline.cursor++
    return values
  }

  /** The values of an answer given in this process, checked and logged. */
  #respond(seat: Seat, selector: Selector): Values | undefined {
    const responder = this.responders[seat]
    if (responder === null || responder === undefined || this.muted) return undefined
    if (this.fork !== null && this.timeline.cursor === this.fork.at) this.#mustBeExpected(selector, this.fork)
    const { question } = this
    question.seat = seat
    question.selector = selector
    const given = responder(question)
    if (given === undefined) return undefined
    const at = plainPick(selector, given)
    const checked = at >= 0 ? null : checkedAnswerOf(selector, given)
    this.timeline.answer(entryOf('answer', seat, selector, checked === null ? given : checked.selection))
    this.timeline.cursor++
    return checked === null ? valueAt(selector as SelectSelector, at, given) : checked.values
  }

  /** The first new question to the imagining seat must be the one that was imagined from. */
  #mustBeExpected(selector: Selector, { expected }: Fork): void {
    if (expected !== null && expected.actor === selector.actor && !sameQuestion(expected, selector))
      throw new ReplayDivergence(
        this.timeline.cursor,
        `the fork asks "${selector.title ?? selector.about?.kind}" instead`,
      )
  }

  #answerOneOf(
    open: readonly Selector[],
    collected: number,
    concurrent: boolean,
  ): { readonly selector: Selector; readonly values: Values } {
    this.collected = collected
    // An anytime action beside one of several questions may have brought news since they were asked.
    this.barNews()
    this.#enterFork()
    const entry = this.timeline.next
    if (entry !== undefined) {
      if (entry.kind === 'leave') throw LEAVING
      const selector = open.find((one) => this.#isAnsweredBy(one, entry))
      if (selector === undefined) throw this.divergence(entry, open)
      return { selector, values: this.#use(entry, entry.seat, selector) }
    }
    for (const selector of open) {
      const values = this.#respond(this.#seatOf(selector), selector)
      if (values !== undefined) return { selector, values }
    }
    return this.#wait(open, concurrent)
  }

  #responseTo(selector: Selector, values: Values): Response<unknown> {
    const { actor, title = selector.about?.kind ?? '' } = selector
    if (isAnytimeAnswer(values)) throw new BrokenLaw(`"${title}" offers anytime actions that nobody executes`)
    return { seat: this.#seatOf(selector), actor, title, selection: values }
  }

  #isAnsweredBy(selector: Selector, entry: Exclude<TrackEntry, { kind: 'leave' }>): boolean {
    return this.#seatOf(selector) === entry.seat && (entry.kind === 'forgotten' || isAnswerTo(entry, selector))
  }

  /** A question that waits has its canonical sentence, as the player who is asked may read it. */
  #worded(selector: Selector): AskedSelector {
    const { about, title } = selector
    if (about === undefined || title !== undefined) return selector as AskedSelector
    return { ...selector, title: this.titleOf(about, this.#seatOf(selector)) }
  }

  titleOf(about: About, seat: Seat): string {
    return textOf(this.speechFor(seat, CANONICAL_LOCALE).sentenceOf(about))
  }

  #wait(selectors: readonly Selector[], concurrent: boolean): never {
    if (this.thrown !== null) throw new BrokenLaw('the rules caught a request for input: no try around a question')
    this.thrown = new InputRequestEvent(
      selectors.map((selector) => this.#worded(selector)),
      { concurrent },
    )
    throw this.thrown
  }
}

function isSeveral(seats: number): boolean {
  return (seats & (seats - 1)) !== 0
}

/** A program at the table must answer legally: a person is told and asked again, a program has a bug. */
function checkedAnswerOf(selector: Selector, given: AnySelection): CheckedAnswer {
  try {
    return checkAnswer(selector, given)
  } catch (refusal) {
    const why = refusal instanceof Error ? refusal.message : 'refused'
    throw new IllegalProgram(
      `the program playing ${selector.actor} answered "${selector.title ?? selector.about?.kind}" illegally: ${why}`,
    )
  }
}
