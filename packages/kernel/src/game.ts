import { shouldUpdateBranchId } from './branch-id.ts'
import { Cards, type CardTable } from './cards.ts'
import { Chronicle, type Mention, type TrustedObserver, witness } from './chronicle.ts'
import type { Choice, Chosen } from './choice.ts'
import { type GameDefinition, type GameResult, parseOptions } from './definition.ts'
import { BrokenLaw, type Fault, faultOf, ReplayDivergence } from './fault.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { InputRequestEvent } from './input-request.ts'
import type { AnswerEntry, LogEntry, TrackEntry } from './log.ts'
import { clonePlain, type Plain } from './plain-data.ts'
import { Question, type Responder } from './question.ts'
import { Random, type RandomState, stateFromSeed } from './random.ts'
import type { RandomPlayer } from './random-selection.ts'
import { findRequest, forcedSelection, readResponse } from './request.ts'
import { quote, ResponseError } from './response-error.ts'
import type { Player, Seat } from './seat.ts'
import type {
  ActionSelector,
  AnySelection,
  AnytimeAnswer,
  InputResponse,
  Response,
  Selection,
  Selector,
  SelectSelector,
} from './selector.ts'
import { isAnytimeAnswer } from './selector.ts'
import type { Position, Snapshot } from './snapshot.ts'
import { Timeline, trackOf } from './timeline.ts'
import { isPlainPick, validateSelection, valuesOf } from './validate.ts'

/** A table: who sits at it, what they agreed on, and the seed of its chance. */
export interface Table<Options> {
  readonly players: readonly Player[]
  readonly options: Options
  readonly seed: string
}

/** What a fork does differently: chance is fresh after the answer `at`, and forgotten answers are given anew. */
interface Fork {
  readonly at: number
  readonly random: RandomState
  readonly forgetful: RandomPlayer
}

const MOST_QUESTIONS_IN_A_STEP = 100_000
const MOST_STEPS_WITHOUT_QUESTION = 100_000
const FIRST_BRANCH = 1

/** Thrown by `finish` to leave the rules from anywhere. */
const FINISHED = Symbol('finished')

/**
 * One game being played. Rules hold it while they run: they read and write `state`, ask, draw and tell. Whoever hosts
 * it runs it, hands in answers, and shows players what `project` lets out.
 */
export class Game<State = unknown, Options = unknown> {
  readonly definition: GameDefinition<State, Options>
  readonly table: Table<Options>
  readonly random: Random
  readonly cards: Cards
  readonly chronicle: Chronicle
  state: State
  /** Who must answer what; null while the rules run and when there is nothing left to ask. */
  waiting: InputRequestEvent | null = null
  result: GameResult | null = null
  fault: Fault | null = null
  branchId = FIRST_BRANCH
  readonly timeline: Timeline<State>
  readonly #responders: (Responder | null)[]
  #checkpointing = true
  readonly #question: Question
  /** Set while a request is on its way up, to notice rules that swallow it. */
  #thrown: InputRequestEvent | null = null
  #questions = 0
  /** How many answers to the open request are in already. */
  collected = 0
  #fork: Fork | null = null

  constructor(definition: GameDefinition<State, Options>, table: Table<Options>, told = 0) {
    const seats = table.players.length
    this.definition = definition
    this.table = table
    this.random = new Random(stateFromSeed(table.seed))
    this.cards = new Cards(definition.identities ?? [], this.random, seats)
    this.chronicle = new Chronicle(told)
    this.timeline = new Timeline(seats)
    this.#responders = new Array<Responder | null>(seats).fill(null)
    this.#question = new Question(this, 0, NO_SELECTOR)
    this.state = undefined as never
  }

  // ---------------------------------------------------------------- what rules use

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
  requestInputSingle(selector: Selector): readonly unknown[] | AnytimeAnswer {
    const forced = forcedSelection(selector, this.cards)
    if (forced !== null) return valuesOf(selector, forced)
    const seat = this.#seatOf(selector)
    this.#beforeAsking()
    const selection = this.timeline.isReplaying
      ? this.#replayed(seat, selector)
      : (this.#respond(seat, selector) ?? this.#wait([selector], false, 0))
    return isAnytimeAnswer(selection) ? selection : valuesOf(selector, selection)
  }

  /** Asks several players at once and gives all responses, in the order of the selectors. */
  requestInputMany<const C extends Choice>(selectors: readonly SelectSelector<C>[]): readonly Response<Chosen<C>>[]
  requestInputMany<Answer>(selectors: readonly ActionSelector<Answer>[]): readonly Response<Answer>[]
  requestInputMany(selectors: readonly Selector[]): readonly Response<unknown>[] {
    const answers = selectors.map((selector) => forcedSelection(selector, this.cards) as AnySelection | null)
    let collected = 0
    this.#beforeAsking()
    while (answers.includes(null)) {
      const open = selectors.filter((_, i) => answers[i] === null)
      const { at, selection } = this.#answerOneOf(open, collected, false)
      answers[selectors.indexOf(open[at] as Selector)] = selection
      collected++
    }
    return selectors.map((selector, i) => responseTo(selector, answers[i] as AnySelection))
  }

  /** Asks several players and gives the first response; the others' questions are withdrawn. */
  requestInputAny<const C extends Choice>(selectors: readonly SelectSelector<C>[]): Response<Chosen<C>>
  requestInputAny<Answer>(selectors: readonly ActionSelector<Answer>[]): Response<Answer>
  requestInputAny(selectors: readonly Selector[]): Response<unknown> {
    if (selectors.length === 0) throw new BrokenLaw('requestInputAny needs somebody to ask')
    this.#beforeAsking()
    const { at, selection } = this.#answerOneOf(selectors, 0, true)
    return responseTo(selectors[at] as Selector, selection)
  }

  /** Adds a line to the log that people read. `to` keeps it to some seats. */
  tell(text: string, mentions: Readonly<Record<string, Mention>> = {}, to: readonly Seat[] | null = null): void {
    if (!this.chronicle.isNews) return this.chronicle.repeat()
    const witnessed = witness(mentions, this.cards, this.table.players.length)
    this.chronicle.add({ kind: 'line', text, mentions, to, witnessed })
  }

  /** Announces something to trusted observers in the same process. */
  emit(type: string, detail: Plain = null): void {
    if (!this.chronicle.isNews) return this.chronicle.repeat()
    this.chronicle.add({ kind: 'event', type, detail })
  }

  /** Ends the game from anywhere in the rules. */
  finish(result: GameResult): never {
    this.result = result
    throw FINISHED
  }

  // ---------------------------------------------------------------- what hosts use

  /** Plays on until somebody must answer or the game is over. */
  run(): InputRequestEvent | null {
    if (this.waiting !== null || this.result !== null || this.fault !== null) return this.waiting
    try {
      if (this.state === undefined) this.#begin()
      this.#advance()
    } catch (thrown) {
      this.#contain(thrown, null)
    }
    return this.waiting
  }

  /** Takes a player's answer: checked, appended, and played on from the last checkpoint. Refusals change nothing. */
  respondToInputRequest(response: InputResponse, kind: AnswerEntry['kind'] = 'answer'): void {
    const answer = readResponse(response)
    const { seat, selector } = findRequest(this, answer)
    const selection = validateSelection(selector, answer.selection)
    this.#append(entryOf(kind, seat, selector, selection))
  }

  /** Concede or drop out. Answers of the unfinished step are taken back and asked again. */
  leave(seat: Seat): void {
    this.#mustBeOpen()
    this.player(seat)
    this.#rewind(() => this.timeline.leave(seat, this.#checkpoint().answers))
  }

  /** Whether this seat may take its last answer back without asking anyone. */
  canUndo(seat: Seat): boolean {
    const last = this.timeline.last
    return (
      this.fault === null &&
      last?.kind !== 'leave' &&
      last?.seat === seat &&
      this.timeline.length > this.timeline.barrier
    )
  }

  /** Takes back this seat's last answer, which nothing but its own play has followed. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat))
      throw new ResponseError(
        'undo-barred',
        'This can no longer be undone alone: chance, a revealed card or another player came after it',
        'an answer of your own with nothing after it',
        quote(this.timeline.last?.kind),
      )
    this.#takeBack(seat, this.timeline.length - 1, [])
  }

  /** Takes back everything after the first `to` answers, past any barrier: everyone must have agreed. */
  undoWithConsent(seat: Seat, to: number, consent: readonly Seat[]): void {
    const missing = this.players.filter((player) => player.seat !== seat && !consent.includes(player.seat))
    if (missing.length > 0 || !Number.isInteger(to) || to < 0 || to >= this.timeline.length)
      throw new ResponseError(
        'undo-barred',
        missing.length > 0 ? `${missing.map(({ name }) => name).join(', ')} did not agree` : `There is no answer ${to}`,
        'the consent of every other seat and an answer in force',
        quote(to),
      )
    this.#takeBack(seat, to, consent)
  }

  /** Notes that someone else plays for a seat from here on. */
  changeSeat(seat: Seat, player: string): void {
    this.timeline.note({ kind: 'seat', seat: this.player(seat).seat, player })
  }

  /** A program that answers for a seat within this process; null leaves its questions to `respondToInputRequest`. */
  seatResponder(seat: Seat, responder: Responder | null): void {
    this.#responders[seat] = responder
    // With a program in every seat nothing is ever unwound, so nothing needs to be copied.
    this.#checkpointing = this.#responders.includes(null)
    if (this.waiting !== null && responder !== null) this.#rewind(() => {})
  }

  /** For programs that imagine: keep a checkpoint at every step although nobody is waited for. */
  keepCheckpoints(): void {
    this.#checkpointing = true
  }

  observe(observer: TrustedObserver): void {
    this.chronicle.observe(observer)
  }

  get log(): readonly LogEntry[] {
    return this.timeline.log
  }

  fingerprint(): Fingerprint {
    return fingerprintOf(this.state, this.cards.fingerprint(), this.random.save(), this.result)
  }

  /** The last checkpoint as stored data, for a quick resume. */
  snapshot(): Snapshot<State> {
    const { rules } = this.definition
    return clonePlain({ rules, position: this.#checkpoint(), entries: this.log.length, branchId: this.branchId })
  }

  /** Goes on from a snapshot and the log it belongs to. */
  resume(snapshot: Snapshot<State>, log: readonly LogEntry[]): void {
    const covered = log.slice(0, snapshot.entries)
    this.timeline.adopt(covered, trackOf(covered))
    this.#restore(snapshot.position)
    this.branchId = snapshot.branchId
    if (snapshot.rules !== this.definition.rules) {
      // The unfinished step is asked anew: its answers were given under other rules.
      this.timeline.cut(snapshot.position.answers)
      this.timeline.note({ kind: 'rules', rules: this.definition.rules, from: snapshot })
    }
    this.run()
    for (const entry of log.slice(snapshot.entries)) this.apply(entry)
  }

  /** Plays one stored entry. */
  apply(entry: LogEntry): void {
    switch (entry.kind) {
      case 'answer':
      case 'timeout':
        return this.#applyAnswer(entry)
      case 'leave':
        return this.leave(entry.seat)
      case 'undo':
        return this.#takeBack(entry.seat, entry.to, entry.consent)
      case 'seat':
        return this.changeSeat(entry.seat, entry.player)
      case 'rules':
        this.timeline.cut(entry.from.position.answers)
        this.timeline.note(entry)
        this.timeline.forgetCheckpoints()
        this.#restore(entry.from.position as Position<State>)
        this.waiting = null
        this.run()
    }
  }

  /** Where the running step began, and the answers it has used since: what a fork starts from. */
  origin(): { readonly position: Position<State>; readonly tail: readonly TrackEntry[] } {
    const position = this.#checkpoint()
    return { position, tail: this.timeline.since(position.answers) }
  }

  /** The question open to a seat, or the first one for a spectator; also while a program is answering it. */
  asked(seat: Seat | null): Selector | null {
    if (this.waiting === null) return this.#question.seat === seat ? this.#question.selector : null
    const name = seat === null ? null : this.player(seat).name
    const open = this.waiting.selectors.find(({ actor }) => name === null || actor === name)
    return open ?? this.waiting.selectors[0] ?? null
  }

  /** Makes this game a fork: another deal behind the same questions, and fresh chance after them. */
  branchOff(position: Position<State>, cards: CardTable, tail: readonly TrackEntry[], fork: Omit<Fork, 'at'>): void {
    this.timeline.adopt(tail as readonly LogEntry[], tail)
    this.#restore({ ...position, cards, answers: 0, barrier: 0 })
    this.#fork = { ...fork, at: tail.length }
  }

  // ---------------------------------------------------------------- asking

  #seatOf(selector: Selector): Seat {
    const { players } = this.table
    for (let seat = 0; seat < players.length; seat++) if ((players[seat] as Player).name === selector.actor) return seat
    throw new BrokenLaw(`nobody at the table is called ${quote(selector.actor)}`)
  }

  #beforeAsking(): void {
    if (this.random.used || this.cards.learned) this.#raiseBarrier()
    if (++this.#questions > MOST_QUESTIONS_IN_A_STEP)
      throw new BrokenLaw(`a step asked more than ${MOST_QUESTIONS_IN_A_STEP} questions: it never ends`)
  }

  #raiseBarrier(): void {
    this.random.used = false
    this.cards.learned = false
    this.timeline.raiseBarrier(this.timeline.cursor)
  }

  /** The stored answer to this question. */
  #replayed(seat: Seat, selector: Selector): AnySelection {
    const entry = this.timeline.next as TrackEntry
    if (entry.seat !== seat || entry.kind === 'leave') throw this.#divergence(entry, [selector])
    return this.#use(entry, seat, selector)
  }

  #use(entry: Exclude<TrackEntry, { kind: 'leave' }>, seat: Seat, selector: Selector): AnySelection {
    let selection: AnySelection
    if (entry.kind === 'forgotten') {
      selection = (this.#fork as Fork).forgetful(selector)
      this.timeline.substitute(entryOf('answer', seat, selector, selection))
    } else {
      if (entry.title !== selector.title) throw this.#divergence(entry, [selector])
      selection = entry.selection
      if (!isPlainPick(selector, selection)) {
        try {
          selection = validateSelection(selector, selection)
        } catch (refusal) {
          throw new ReplayDivergence(this.timeline.cursor, refusal instanceof Error ? refusal.message : String(refusal))
        }
      }
    }
    this.#passAnswer()
    return selection
  }

  #passAnswer(): void {
    const { timeline } = this
    if (this.#fork !== null && timeline.cursor === this.#fork.at) this.random.load(this.#fork.random)
    timeline.cursor++
  }

  #divergence(entry: TrackEntry, selectors: readonly Selector[]): ReplayDivergence {
    const given = entry.kind === 'answer' || entry.kind === 'timeout' ? `"${entry.title}"` : entry.kind
    const asked = selectors.map(({ actor, title }) => `${actor} is asked "${title}"`).join(' or ')
    return new ReplayDivergence(
      this.timeline.cursor,
      `${asked}, but the log holds ${given} of ${this.table.players[entry.seat]?.name ?? `seat ${entry.seat}`}`,
    )
  }

  /** An answer given in this process, checked and logged. */
  #respond(seat: Seat, selector: Selector): AnySelection | undefined {
    const responder = this.#responders[seat]
    if (responder === null || responder === undefined) return undefined
    const question = this.#question
    question.seat = seat
    question.selector = selector
    const given = responder(question)
    if (given === undefined) return undefined
    const selection = isPlainPick(selector, given) ? given : validateSelection(selector, given)
    this.timeline.answer(entryOf('answer', seat, selector, selection))
    this.#passAnswer()
    return selection
  }

  #answerOneOf(
    open: readonly Selector[],
    collected: number,
    concurrent: boolean,
  ): { at: number; selection: AnySelection } {
    const entry = this.timeline.next
    if (entry !== undefined) {
      if (entry.kind === 'leave') throw this.#divergence(entry, open)
      const title = entry.kind === 'forgotten' ? null : entry.title
      const at = open.findIndex(
        (selector) => this.#seatOf(selector) === entry.seat && (title === null || selector.title === title),
      )
      if (at < 0) throw this.#divergence(entry, open)
      return { at, selection: this.#use(entry, entry.seat, open[at] as Selector) }
    }
    for (let at = 0; at < open.length; at++) {
      const selector = open[at] as Selector
      const selection = this.#respond(this.#seatOf(selector), selector)
      if (selection !== undefined) return { at, selection }
    }
    return this.#wait(open, concurrent, collected)
  }

  #wait(selectors: readonly Selector[], concurrent: boolean, collected: number): never {
    this.collected = collected
    this.#thrown = new InputRequestEvent(selectors, { concurrent })
    throw this.#thrown
  }

  // ---------------------------------------------------------------- running steps

  #begin(): void {
    const { definition, table } = this
    this.random.load(stateFromSeed(table.seed))
    this.state = definition.setup(this, table.options)
    this.#raiseBarrier()
  }

  #advance(): void {
    const { definition, timeline } = this
    const previously = this.waiting
    this.waiting = null
    let idle = 0
    for (;;) {
      this.result ??= definition.result(this.state)
      if (this.result !== null) break
      if (this.#checkpointing) timeline.keep(this.#position())
      const before = timeline.cursor
      if (!this.#step()) break
      if (this.random.used || this.cards.learned) this.#raiseBarrier()
      idle = timeline.cursor === before ? idle + 1 : 0
      if (idle > MOST_STEPS_WITHOUT_QUESTION)
        throw new BrokenLaw(`${MOST_STEPS_WITHOUT_QUESTION} steps asked nothing and did not end the game`)
    }
    if (timeline.isReplaying)
      throw new ReplayDivergence(timeline.cursor, `the game is over, but the log holds more answers`)
    this.chronicle.trim()
    if (shouldUpdateBranchId(previously, this.waiting)) this.branchId++
  }

  /** One step; false when it could not be finished now. */
  #step(): boolean {
    this.#questions = 0
    this.#thrown = null
    this.cards.beginStep()
    const next = this.timeline.next
    try {
      if (next?.kind === 'leave') {
        this.timeline.cursor++
        this.definition.leave(this, next.seat)
      } else {
        const returned: unknown = this.definition.step(this)
        if (returned !== undefined) throw new BrokenLaw('a step must not be async or return anything')
      }
    } catch (thrown) {
      if (thrown === FINISHED) return true
      if (thrown !== this.#thrown || thrown === null) throw thrown
      this.waiting = this.#thrown
      return false
    }
    if (this.#thrown !== null) throw new BrokenLaw('the rules caught a request for input: no try around a question')
    return true
  }

  #position(): Position<State> {
    return {
      state: clonePlain(this.state),
      cards: this.cards.save(),
      random: this.random.save(),
      rolls: this.random.scriptPosition,
      answers: this.timeline.cursor,
      happenings: this.chronicle.told,
      barrier: this.timeline.barrier,
    }
  }

  #restore(position: Position<State>): void {
    this.state = clonePlain(position.state)
    this.cards.load(position.cards)
    this.random.load(position.random)
    this.random.scriptPosition = position.rolls
    this.random.used = false
    this.cards.learned = false
    this.chronicle.rewind(position.happenings)
    this.timeline.cursor = position.answers
    this.timeline.barrier = position.barrier
    this.result = null
  }

  /** The last checkpoint; where none was kept, the game is played again from its beginning. */
  #checkpoint(): Position<State> {
    const kept = this.timeline.checkpoint
    if (kept !== undefined) return kept
    const shadow = new Game(this.definition, this.table)
    shadow.timeline.adopt(this.timeline.since(0) as readonly LogEntry[], this.timeline.since(0))
    shadow.run()
    return shadow.timeline.checkpoint ?? shadow.#position()
  }

  #append(entry: AnswerEntry): void {
    this.timeline.answer(entry)
    try {
      this.#replayStep()
    } catch (thrown) {
      this.timeline.retract()
      this.#recover()
      this.#contain(thrown, entry)
    }
  }

  #replayStep(): void {
    const position = this.timeline.checkpointBefore(this.timeline.length)
    if (position === undefined) {
      this.chronicle.rewind(this.chronicle.start)
      this.cards.load(EMPTY_TABLE)
      this.timeline.cursor = 0
      this.timeline.barrier = 0
      this.result = null
      this.#begin()
    } else {
      const { barrier } = this.timeline
      this.#restore(position)
      this.timeline.raiseBarrier(Math.min(barrier, this.timeline.length))
    }
    this.#advance()
  }

  /** Changes the answers in force and plays on from the checkpoint before them. */
  #rewind(change: () => void): void {
    change()
    try {
      this.#replayStep()
    } catch (thrown) {
      this.#contain(thrown, null)
    }
  }

  #takeBack(seat: Seat, to: number, consent: readonly Seat[]): void {
    this.#rewind(() => {
      this.timeline.cut(to)
      this.timeline.note({ kind: 'undo', seat, to, consent })
      this.timeline.barrier = Math.min(this.timeline.barrier, to)
      this.branchId++
    })
  }

  #applyAnswer(entry: AnswerEntry): void {
    const selector = this.waiting?.selectors.find(
      ({ actor, title }) => title === entry.title && this.players[entry.seat]?.name === actor,
    )
    if (selector === undefined) throw this.#divergence(entry, this.waiting?.selectors ?? [])
    this.#append(entry)
    if (this.fault !== null) throw new ReplayDivergence(this.timeline.length, this.fault.message)
  }

  /** Stands again where it stood before an answer that the rules could not digest. */
  #recover(): void {
    try {
      this.#replayStep()
    } catch {
      this.waiting = null
    }
  }

  #contain(thrown: unknown, answer: AnswerEntry | null): void {
    if (thrown instanceof ResponseError) throw thrown
    this.fault = faultOf(thrown, answer)
  }

  #mustBeOpen(): void {
    if (this.fault !== null)
      throw new ResponseError(
        'faulted',
        'This table is closed: its rules ran into a bug',
        'an open game',
        'a faulted one',
      )
    if (this.result !== null) throw new ResponseError('finished', 'The game is over', 'an open game', 'a finished one')
  }
}

const NO_SELECTOR: Selector = { actor: '', title: '', choices: [] }
const EMPTY_TABLE: CardTable = { slots: [], known: [], kinds: [], backs: [], backNames: [] }

function entryOf(kind: AnswerEntry['kind'], seat: Seat, selector: Selector, selection: AnySelection): AnswerEntry {
  if (selector.private === true) return { kind, seat, title: selector.title, selection, private: true }
  return { kind, seat, title: selector.title, selection }
}

function responseTo(selector: Selector, selection: AnySelection): Response<unknown> {
  const { actor, title } = selector
  if (isAnytimeAnswer(selection))
    throw new BrokenLaw('anytime actions can only be offered where one player is asked (requestInputSingle)')
  return { actor, title, selection: valuesOf(selector, selection as Selection) }
}

/** What a host says to open a table. */
export interface TableRequest {
  readonly players: readonly string[]
  readonly seed: string
  readonly options?: unknown
}

/** A new game, ready to `run`. */
export function createGame<State, Options>(
  definition: GameDefinition<State, Options>,
  request: TableRequest,
): Game<State, Options> {
  return new Game(definition, openTable(definition, request))
}

/** Checks what a host wants; the table can then begin any number of games. */
export function openTable<State, Options>(
  definition: GameDefinition<State, Options>,
  { players, seed, options }: TableRequest,
): Table<Options> {
  const { min, max } = definition.seats
  if (players.length < min || players.length > max)
    throw new RangeError(
      `${definition.name} is for ${min === max ? min : `${min} to ${max}`} players, not ${players.length}`,
    )
  if (new Set(players).size !== players.length) throw new RangeError('two players have the same name')
  return {
    players: players.map((name, seat) => ({ seat, name })),
    options: parseOptions(definition.options, options),
    seed,
  }
}
