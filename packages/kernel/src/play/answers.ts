import type { Cards } from '../cards/cards.ts'
import { isRepeating } from '../chance/continued-draws.ts'
import type { Random } from '../chance/random.ts'
import { InputRequestEvent } from '../questions/input-request.ts'
import { sameQuestion } from '../questions/request.ts'
import { quote } from '../questions/response-error.ts'
import type { AnySelection, AnytimeAnswer, AskedSelector, Selector } from '../questions/selector.ts'
import { type CheckedAnswer, checkAnswer, plainValues } from '../questions/validate.ts'
import type { GameResult } from '../rules/definition.ts'
import type { Player, Seat } from '../rules/seat.ts'
import { canonicalTitle, type Spoken } from '../words/table-talk.ts'
import { BrokenLaw, IllegalProgram, ReplayDivergence } from './fault.ts'
import { Finished } from './finished.ts'
import type { Fork } from './fork.ts'
import { entryOf, isAnswerTo, type TrackEntry } from './log.ts'
import type { Question, Responder } from './question.ts'
import type { Timeline } from './timeline.ts'

/** Before a program sits down anywhere: shared by all games. */
const NO_PROGRAMS: null[] = []

/** What the rules get for an answer. */
export type Values = readonly unknown[] | AnytimeAnswer

const MOST_QUESTIONS_IN_A_STEP = 100_000
/** Counted where nothing may be asked: any question is one too many. A small number, as it stands where each step counts. */
const NO_QUESTIONS = 1 << 29

/** Thrown out of a step that asks a question where the log says that somebody left. */
export const LEAVING: unique symbol = Symbol('leaving')

/** Where answers come from: the log, as long as it holds any, then programs in the seats, then whoever is waited for. */
export class Answers<State> {
  #responders: (Responder | null)[] = NO_PROGRAMS
  /** After a fault, and while a stored game is played again, programs are not asked. */
  muted = false
  fork: Fork | null = null
  /** What is on its way out of the rules, to notice rules that swallow it. */
  leaving: InputRequestEvent | Finished | null = null
  /** How many answers to the open request are in already. */
  collected = 0
  /** What programs are asked: one object, filled in again for each of their questions. */
  readonly question: Question
  readonly #spoken: Spoken
  readonly #players: readonly Player[]
  readonly #timeline: Timeline<State>
  readonly #random: Random
  readonly #cards: Cards
  /** How many questions the running step has asked. */
  #questions = 0
  #whyNone = ''

  constructor(spoken: Spoken, timeline: Timeline<State>, random: Random, question: Question) {
    this.#spoken = spoken
    this.#players = spoken.table.players
    this.#timeline = timeline
    this.#random = random
    this.#cards = spoken.cards
    this.question = question
  }

  /** Lets a program answer for a seat, or nobody in this process. */
  seat(seat: Seat, responder: Responder | null): void {
    if (this.#responders === NO_PROGRAMS) this.#responders = this.#players.map(() => null)
    this.#responders[seat] = responder
  }

  get hasPrograms(): boolean {
    return this.#responders.some((responder) => responder !== null)
  }

  /** Whether a program sits in every seat. */
  get isUnattended(): boolean {
    return this.#responders.length > 0 && !this.#responders.includes(null)
  }

  beginStep(): void {
    this.#questions = 0
    this.leaving = null
  }

  /** Any question from here to the next step is one too many, and this is why. */
  forbidQuestions(why: string): void {
    this.#questions = NO_QUESTIONS
    this.#whyNone = why
  }

  countQuestion(): void {
    if (++this.#questions <= MOST_QUESTIONS_IN_A_STEP) return
    throw new BrokenLaw(
      this.#questions > NO_QUESTIONS
        ? this.#whyNone
        : `a step asked more than ${MOST_QUESTIONS_IN_A_STEP} questions: it never ends`,
    )
  }

  seatOf(selector: Selector): Seat {
    const players = this.#players
    for (let seat = 0; seat < players.length; seat++) if ((players[seat] as Player).name === selector.actor) return seat
    throw new BrokenLaw(`nobody at the table is called ${quote(selector.actor)}`)
  }

  /** The answer of one player; undefined where somebody must be waited for. */
  to(seat: Seat, selector: Selector): Values | undefined {
    this.collected = 0
    this.#enterFork()
    return this.#timeline.isReplaying ? this.#replayed(seat, selector) : this.#given(seat, selector)
  }

  /** The next answer of any of several players; undefined where they must be waited for. */
  toOneOf(
    open: readonly Selector[],
    collected: number,
  ): { readonly selector: Selector; readonly values: Values } | undefined {
    this.collected = collected
    this.#enterFork()
    const entry = this.#timeline.next
    if (entry !== undefined) {
      if (entry.kind === 'leave') throw LEAVING
      const selector = open.find((one) => this.#isAnsweredBy(one, entry))
      if (selector === undefined) throw this.divergence(entry, open)
      return { selector, values: this.#use(entry, entry.seat, selector) }
    }
    for (const selector of open) {
      const values = this.#given(this.seatOf(selector), selector)
      if (values !== undefined) return { selector, values }
    }
    return undefined
  }

  divergence(entry: TrackEntry, selectors: readonly Selector[]): ReplayDivergence {
    const given =
      entry.kind === 'answer' || entry.kind === 'timeout' ? `"${entry.title ?? entry.about?.kind}"` : entry.kind
    const asked =
      selectors.map(({ actor, title, about }) => `${actor} is asked "${title ?? about?.kind}"`).join(' or ') ||
      'nobody is asked'
    return new ReplayDivergence(
      this.#timeline.cursor,
      `${asked}, but the log holds ${given} of ${this.#players[entry.seat]?.name ?? `seat ${entry.seat + 1}`}`,
    )
  }

  /** In a fork, the moment before the question it was made for, asked of somebody and not answered by itself. */
  #enterFork(): void {
    if (this.fork === null || this.#timeline.cursor !== this.fork.at) return
    if (this.fork.ofTable && !isRepeating(this.#random.save())) return
    this.#random.load(this.fork.random)
    if (this.fork.lost !== null) this.#cards.redealt(this.fork.lost(this.#cards.save()))
  }

  /** Whoever leaves before that question leaves a fork's chance fresh, too. */
  freshen(): void {
    if (this.fork === null || (this.fork.ofTable && !isRepeating(this.#random.save()))) return
    this.#random.load(this.fork.random)
  }

  /** The values of the stored answer to this question. */
  #replayed(seat: Seat, selector: Selector): Values {
    const entry = this.#timeline.next as TrackEntry
    if (entry.kind === 'leave') throw LEAVING
    if (entry.seat !== seat) throw this.divergence(entry, [selector])
    return this.#use(entry, seat, selector)
  }

  #use(entry: Exclude<TrackEntry, { kind: 'leave' }>, seat: Seat, selector: Selector): Values {
    if (entry.kind === 'forgotten') {
      const given = this.fork?.forgetful?.(selector)
      if (given === undefined) throw this.divergence(entry, [selector])
      this.#timeline.substitute(entryOf('answer', seat, selector, given))
      return this.#accept(given, selector)
    }
    if (!isAnswerTo(entry, selector)) throw this.divergence(entry, [selector])
    try {
      return this.#accept(entry.selection, selector)
    } catch (refusal) {
      throw new ReplayDivergence(this.#timeline.cursor, refusal instanceof Error ? refusal.message : 'refused')
    }
  }

  /** Uses up an answer: its values, or a refusal when it is not legal. */
  #accept(given: AnySelection, selector: Selector): Values {
    const values = plainValues(selector, given) ?? checkAnswer(selector, given).values
    this.#timeline.cursor++
    return values
  }

  /** The values of an answer given in this process, checked and logged. */
  #given(seat: Seat, selector: Selector): Values | undefined {
    const responder = this.#responders[seat]
    if (responder === null || responder === undefined || this.muted) return undefined
    if (this.fork !== null && this.#timeline.cursor === this.fork.at) this.#mustBeExpected(selector, this.fork)
    const { question } = this
    question.seat = seat
    question.selector = selector
    const given = responder(question)
    if (given === undefined) return undefined
    const values = plainValues(selector, given)
    const checked = values === null ? checkedAnswerOf(selector, given) : null
    this.#timeline.answer(entryOf('answer', seat, selector, checked === null ? given : checked.selection))
    this.#timeline.cursor++
    return checked === null ? (values ?? undefined) : checked.values
  }

  /** The first new question to the imagining seat must be the one that was imagined from. */
  #mustBeExpected(selector: Selector, { expected }: Fork): void {
    if (expected !== null && expected.actor === selector.actor && !sameQuestion(expected, selector))
      throw new ReplayDivergence(
        this.#timeline.cursor,
        `the fork asks "${selector.title ?? selector.about?.kind}" instead`,
      )
  }

  #isAnsweredBy(selector: Selector, entry: Exclude<TrackEntry, { kind: 'leave' }>): boolean {
    return this.seatOf(selector) === entry.seat && (entry.kind === 'forgotten' || isAnswerTo(entry, selector))
  }

  /** What leaves the rules where somebody must be waited for. */
  requestTo(selectors: readonly Selector[], concurrent: boolean): InputRequestEvent {
    this.mustNotBeSwallowed()
    const request = new InputRequestEvent(
      selectors.map((selector) => this.#worded(selector)),
      { concurrent },
    )
    this.leaving = request
    return request
  }

  /** What leaves the rules where they end the game. */
  endWith(result: GameResult): Finished {
    this.mustNotBeSwallowed()
    const finished = new Finished(result)
    this.leaving = finished
    return finished
  }

  /** Whatever was on its way out must have come out. */
  mustNotBeSwallowed(): void {
    if (this.leaving === null) return
    throw new BrokenLaw(
      this.leaving instanceof Finished
        ? 'the rules caught the end of the game: no try around finish'
        : 'the rules caught a request for input: no try around a question',
    )
  }

  /** A question that waits has its canonical sentence, as the player who is asked may read it. */
  #worded(selector: Selector): AskedSelector {
    const { about, title } = selector
    if (about === undefined || title !== undefined) return selector as AskedSelector
    return { ...selector, title: canonicalTitle(this.#spoken, about, this.seatOf(selector)) }
  }
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
