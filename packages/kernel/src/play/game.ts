import type { Cards } from '../cards/cards.ts'
import type { Chance, Draws } from '../chance/draws.ts'
import type { Random } from '../chance/random.ts'
import { type Fingerprint, fingerprintOf } from '../data/fingerprint.ts'
import type { Happening, TrustedObserver } from '../projection/chronicle.ts'
import type { InputRequestEvent } from '../questions/input-request.ts'
import { findRequest, readResponse } from '../questions/request.ts'
import { ResponseError } from '../questions/response-error.ts'
import type { InputResponse } from '../questions/selector.ts'
import { validateSelection } from '../questions/validate.ts'
import type { GameDefinition, GameResult } from '../rules/definition.ts'
import type { Player, Seat } from '../rules/seat.ts'
import { imagine } from '../search/imagine.ts'
import type { About } from '../words/about.ts'
import { canonicalTitle } from '../words/table-talk.ts'
import { chanceOf } from './beginning.ts'
import { checkpointOf } from './checkpoint.ts'
import { type Fault, ReplayDivergence } from './fault.ts'
import { PARTS, STRANGER } from './inside.ts'
import { type AnswerEntry, entryOf, isAnswerTo, type LogEntry } from './log.ts'
import { Parts } from './parts.ts'
import { NOT_ASKED, Question, type Responder } from './question.ts'
import { resume, snapshotOf, takeUp } from './resume.ts'
import type { Snapshot } from './snapshot.ts'
import { openTable, type Table, type TableRequest } from './table.ts'
import type { History } from './timeline.ts'

/** One game being played. Whoever hosts it runs it, hands in answers, and shows players what `project` lets out. */
export class Game<State = unknown, Options = unknown, A extends About = About> {
  readonly definition: GameDefinition<State, Options, unknown, A>
  readonly table: Table<Options>
  /** @internal */
  readonly [PARTS]: Parts<State, Options, A>

  constructor(
    definition: GameDefinition<State, Options, unknown, A>,
    table: Table<Options>,
    told = 0,
    draws: Draws = chanceOf(table),
  ) {
    this.definition = definition
    this.table = table
    this[PARTS] = new Parts(definition, table, told, draws, new Question(this, 0, NOT_ASKED))
  }

  get players(): readonly Player[] {
    return this.table.players
  }

  get options(): Options {
    return this.table.options
  }

  player(seat: Seat): Player {
    return this[PARTS].rules.player(seat)
  }

  get state(): State {
    return this[PARTS].stepper.state
  }

  get cards(): Cards {
    return this[PARTS].cards
  }

  get random(): Random {
    return this[PARTS].random
  }

  /** Who must answer what; null while the rules run and when there is nothing left to ask. */
  get waiting(): InputRequestEvent | null {
    return this[PARTS].stepper.waiting
  }

  get fault(): Fault | null {
    return this[PARTS].stepper.fault
  }

  get result(): GameResult | null {
    return this[PARTS].stepper.result
  }

  /** The result as it is told and recorded: with second looks, where there were any (K122). */
  get outcome(): GameResult | null {
    const { result } = this
    return result !== null && this.history.secondLooks ? { ...result, secondLooks: true } : result
  }

  get branchId(): number {
    return this[PARTS].stepper.branchId
  }

  get log(): readonly LogEntry[] {
    return this[PARTS].timeline.log
  }

  get history(): History {
    return this[PARTS].timeline
  }

  /** What was told, for trusted programs: it may hold what no seat sees. */
  get happenings(): readonly Happening[] {
    return this[PARTS].chronicle.happenings
  }

  /** How many things have happened, those told of before a resume included. */
  get happened(): number {
    return this[PARTS].chronicle.told
  }

  observe(observer: TrustedObserver): void {
    this[PARTS].chronicle.observe(observer)
  }

  /** Plays on until somebody must answer or the game is over. */
  run(): InputRequestEvent | null {
    this[PARTS].stepper.run()
    return this.waiting
  }

  /** Takes a player's answer: checked, appended, and played on from the last checkpoint. Refusals change nothing. */
  respondToInputRequest(response: InputResponse, kind: AnswerEntry['kind'] = 'answer'): void {
    const answer = readResponse(response)
    const { seat, selector } = findRequest(this, answer)
    const selection = validateSelection(selector, answer.selection)
    const entry = entryOf(kind, seat, selector, selection, answer.isUserResponse !== false)
    this.#append(answer.hinted === true ? { ...entry, hinted: true } : entry)
  }

  /** Concede or drop out. Answers of the unfinished step are taken back and asked again. */
  leave(seat: Seat): void {
    this.#mustBeOpen()
    this.player(seat)
    const { timeline } = this[PARTS]
    const { answers } = checkpointOf(this[PARTS])
    const revert = timeline.bookmark()
    timeline.leave(seat, answers)
    this.#playOn(revert)
  }

  /** Whether this seat may take its last answer back without asking anyone. */
  canUndo(seat: Seat): boolean {
    return this.fault === null && this[PARTS].undo.isOpenTo(seat)
  }

  /** Takes back this seat's last answer, which nothing but its own play has followed. */
  undo(seat: Seat): void {
    this.#mustNotBeFaulted()
    this[PARTS].undo.mustBeOpenTo(seat)
    this.#takeBack(seat, this.history.length - 1, [])
  }

  /** Takes back everything after the first `to` answers, past any barrier: everyone must have agreed. */
  undoWithConsent(seat: Seat, to: number, consent: readonly Seat[]): void {
    this.#mustNotBeFaulted()
    this[PARTS].undo.mustBeAgreed(seat, to, consent, this.players)
    this.#takeBack(seat, to, consent)
  }

  /** Notes that someone else plays for a seat from here on. */
  changeSeat(seat: Seat, player: string): void {
    this[PARTS].timeline.note({ kind: 'seat', seat: this.player(seat).seat, player })
  }

  /** A program that answers for a seat within this process; null leaves its questions to `respondToInputRequest`. */
  seatResponder(seat: Seat, responder: Responder | null): void {
    const { answers, stepper } = this[PARTS]
    answers.seat(seat, responder)
    stepper.checkpointing = stepper.imagining || !answers.isUnattended
    if (this.waiting !== null && responder !== null) stepper.contained(() => stepper.replayStep())
  }

  /** For simulations: what is told is counted, and kept for nobody. */
  silence(): void {
    this[PARTS].chronicle.silence()
  }

  /** For programs that imagine: keep a checkpoint at every step although nobody is waited for. */
  keepCheckpoints(): void {
    const { stepper } = this[PARTS]
    stepper.imagining = true
    stepper.checkpointing = true
  }

  /** The canonical sentence of a question that was answered. */
  titleOfAnswer({ about, title, seat }: AnswerEntry): string {
    return title ?? (about === undefined ? '' : canonicalTitle(this[PARTS], about, seat))
  }

  fingerprint(): Fingerprint {
    return fingerprintOf(this.state, this.cards.fingerprint(), this.random.save(), this.result)
  }

  /** The last checkpoint as stored data, for a quick resume; of a game that is over, its end. */
  snapshot(): Snapshot<State> {
    return snapshotOf(this)
  }

  /** Goes on from a snapshot and the log it belongs to. */
  resume(snapshot: Snapshot<State>, log: readonly LogEntry[]): void {
    resume(this, snapshot, log)
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
        return takeUp(this, entry.from as Snapshot<State>, this.log.slice(), entry)
    }
  }

  /** A game that could be this one as far as a seat knows; see `imagine`. */
  imagine(
    seat: Seat | null,
    chance: Chance,
    responders?: readonly (Responder | null)[],
  ): Game<State, Options, A> | null {
    return imagine(this, seat, chance, responders)
  }

  /** @internal */
  [STRANGER](told: number, draws: Draws): Game<State, Options, A> {
    const { definition, table } = this
    const { players, options, seed, from } = table
    const plain = seed === '' && from === undefined ? table : { players, options, seed: '' }
    return new Game(definition, plain, told, draws)
  }

  #append(entry: AnswerEntry): void {
    const { timeline, stepper } = this[PARTS]
    stepper.contained(() => {
      timeline.answer(entry)
      stepper.playAnswer()
    })
  }

  #takeBack(seat: Seat, to: number, consent: readonly Seat[]): void {
    const { timeline, chronicle, undo } = this[PARTS]
    const revert = timeline.bookmark()
    const hadLeft = timeline.since(to).some(({ kind }) => kind === 'leave')
    undo.takeBack(seat, to, consent)
    // Without the departure the story goes another way than the one that was told.
    if (hadLeft) chronicle.cut(timeline.checkpointBefore(to)?.happenings ?? chronicle.start)
    this.#playOn(revert)
  }

  /** Plays on after a change that takes answers back, which everybody should notice. */
  #playOn(revert: () => void): void {
    const { stepper } = this[PARTS]
    stepper.contained(() => {
      stepper.replayStep()
      stepper.branchId++
    }, revert)
  }

  #applyAnswer(entry: AnswerEntry): void {
    const selectors = this.waiting?.selectors ?? []
    const isAsked = selectors.some(
      (selector) => isAnswerTo(entry, selector) && this.players[entry.seat]?.name === selector.actor,
    )
    if (!isAsked) throw this[PARTS].answers.divergence(entry, selectors)
    this.#append(entry)
    if (this.fault !== null) throw new ReplayDivergence(this.history.length, this.fault.message)
  }

  #mustNotBeFaulted(): void {
    if (this.fault !== null)
      throw new ResponseError(
        'faulted',
        'This table is closed: its rules ran into a bug',
        'an open game',
        'a faulted one',
      )
  }

  #mustBeOpen(): void {
    this.#mustNotBeFaulted()
    if (this.result !== null) throw new ResponseError('finished', 'The game is over', 'an open game', 'a finished one')
  }
}

/** The games that rules make: `GameOf<typeof chess>`. */
export type GameOf<Definition> =
  Definition extends GameDefinition<infer State, infer Options, unknown, infer A> ? Game<State, Options, A> : never

/** A new game, ready to `run`. */
export function createGame<State, Options, A extends About>(
  definition: GameDefinition<State, Options, unknown, A>,
  request: TableRequest,
): Game<State, Options, A> {
  return new Game(definition, openTable(definition, request))
}
