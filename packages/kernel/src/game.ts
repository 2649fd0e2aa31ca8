import { AskingGame, FINISHED, type Fork } from './asking.ts'
import { shouldUpdateBranchId } from './branch-id.ts'
import type { CardTable } from './cards.ts'
import type { TrustedObserver } from './chronicle.ts'
import type { GameDefinition } from './definition.ts'
import { BrokenLaw, type Fault, faultOf, ReplayDivergence } from './fault.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { imagine } from './imagine.ts'
import type { InputRequestEvent } from './input-request.ts'
import { type AnswerEntry, entryOf, type LogEntry, type TrackEntry } from './log.ts'
import { clonePlain } from './plain-data.ts'
import type { Responder } from './question.ts'
import { type Chance, stateFromSeed } from './random.ts'
import { findRequest, readResponse } from './request.ts'
import { quote, ResponseError } from './response-error.ts'
import type { Seat } from './seat.ts'
import type { InputResponse, Selector } from './selector.ts'
import type { Position, Snapshot } from './snapshot.ts'
import { openTable, type Table, type TableRequest } from './table.ts'
import { trackOf } from './timeline.ts'
import { validateSelection } from './validate.ts'

const MOST_STEPS_WITHOUT_QUESTION = 100_000
const FIRST_BRANCH = 1
const EMPTY_CARDS: CardTable = { slots: [], known: [], kinds: [], backs: [], backNames: [] }

/**
 * One game being played. Whoever hosts it runs it, hands in answers, and shows players what `project` lets out; rules
 * use what it inherits.
 */
export class Game<State = unknown, Options = unknown> extends AskingGame<State, Options> {
  /** Who must answer what; null while the rules run and when there is nothing left to ask. */
  waiting: InputRequestEvent | null = null
  fault: Fault | null = null
  branchId = FIRST_BRANCH
  #checkpointing = true
  /** Whether play stands exactly where the last checkpoint was kept. */
  #atCheckpoint = false

  constructor(definition: GameDefinition<State, Options>, table: Table<Options>, told = 0) {
    super(definition, table, told)
  }

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
    this.#rewind(() => {
      this.timeline.leave(seat, this.#checkpoint().answers)
      this.branchId++
    })
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
    this.responders[seat] = responder
    // With a program in every seat nothing is ever unwound, so nothing needs to be copied.
    this.#checkpointing = this.responders.includes(null)
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
    if (this.waiting === null) return this.question.seat === seat ? this.question.selector : null
    const name = seat === null ? null : this.player(seat).name
    const open = this.waiting.selectors.find(({ actor }) => name === null || actor === name)
    return open ?? this.waiting.selectors[0] ?? null
  }

  /** Another game at the same table, not begun. */
  another(told = 0): Game<State, Options> {
    return new Game(this.definition, this.table, told)
  }

  /** A game that could be this one as far as a seat knows; see `imagine`. */
  imagine(seat: Seat | null, chance: Chance, responders?: readonly (Responder | null)[]): Game<State, Options> | null {
    return imagine(this, seat, chance, responders)
  }

  /** Makes this game a fork: another deal behind the same questions, and fresh chance after them. */
  branchOff(position: Position<State>, cards: CardTable, tail: readonly TrackEntry[], fork: Omit<Fork, 'at'>): void {
    this.timeline.adopt(tail as readonly LogEntry[], tail)
    const dealt = { ...position, cards, answers: 0, barrier: 0 }
    this.timeline.keep(dealt)
    this.#restore(dealt)
    this.#atCheckpoint = true
    this.fork = { ...fork, at: tail.length }
  }

  #begin(): void {
    this.state = this.definition.setup(this, this.table.options)
    this.raiseBarrier()
  }

  #advance(): void {
    const { definition, timeline } = this
    const previously = this.waiting
    this.waiting = null
    let idle = 0
    for (;;) {
      this.result ??= definition.result(this.state)
      if (this.result !== null) break
      if (this.#checkpointing && !this.#atCheckpoint) timeline.keep(this.#position())
      this.#atCheckpoint = false
      const before = timeline.cursor
      if (!this.#step()) break
      if (this.random.used || this.cards.learned) this.raiseBarrier()
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
    this.questions = 0
    this.thrown = null
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
      if (thrown !== this.thrown || thrown === null) throw thrown
      this.waiting = this.thrown
      return false
    }
    if (this.thrown !== null) throw new BrokenLaw('the rules caught a request for input: no try around a question')
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
    const shadow = this.another()
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
      this.cards.load(EMPTY_CARDS)
      this.random.load(stateFromSeed(this.table.seed))
      this.random.scriptPosition = 0
      this.timeline.cursor = 0
      this.timeline.barrier = 0
      this.result = null
      this.#begin()
    } else {
      const { barrier } = this.timeline
      this.#restore(position)
      this.#atCheckpoint = true
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
    if (selector === undefined) throw this.divergence(entry, this.waiting?.selectors ?? [])
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

/** A new game, ready to `run`. */
export function createGame<State, Options>(
  definition: GameDefinition<State, Options>,
  request: TableRequest,
): Game<State, Options> {
  return new Game(definition, openTable(definition, request))
}
