import type { Fork } from './asking.ts'
import { Asking } from './asking-kit.ts'
import type { CardTable } from './cards.ts'
import type { Chance, Draws } from './chance/draws.ts'
import { KeyedDraws } from './chance/keyed-draws.ts'
import type { TrustedObserver } from './chronicle.ts'
import type { GameDefinition, GameResult } from './definition.ts'
import { ReplayDivergence } from './fault.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { imagine } from './imagine.ts'
import type { InputRequestEvent } from './input-request.ts'
import { type AnswerEntry, entryOf, isAnswerTo, type LogEntry, type RulesEntry, type TrackEntry } from './log.ts'
import { clonePlain } from './plain-data.ts'
import type { Responder } from './question.ts'
import { findRequest, readResponse } from './request.ts'
import { quote, ResponseError } from './response-error.ts'
import { RunningGame } from './running.ts'
import type { Seat } from './seat.ts'
import type { InputResponse, Selector } from './selector.ts'
import type { Position, Snapshot } from './snapshot.ts'
import { openTable, type Table, type TableRequest } from './table.ts'
import { trackOf } from './timeline.ts'
import { validateSelection } from './validate.ts'
import type { About } from './words/about.ts'

/**
 * One game being played. Whoever hosts it runs it, hands in answers, and shows players what `project` lets out; rules
 * use what it inherits.
 */
export class Game<State = unknown, Options = unknown, A extends About = About> extends RunningGame<State, Options, A> {
  #ask: Asking<State, Options, A> | null = null

  constructor(
    definition: GameDefinition<State, Options, unknown, A>,
    table: Table<Options>,
    told = 0,
    draws: Draws = new KeyedDraws(table.seed),
  ) {
    super(definition, table, told, draws)
  }

  /** The questions rules ask most. */
  get ask(): Asking<State, Options, A> {
    return (this.#ask ??= new Asking(this))
  }

  /** Plays on until somebody must answer or the game is over. */
  run(): InputRequestEvent | null {
    if (this.waiting !== null || this.result !== null || this.fault !== null) return this.waiting
    this.contained(() => {
      if (this.state === undefined) this.begin()
      this.advance()
    })
    return this.waiting
  }

  /** Takes a player's answer: checked, appended, and played on from the last checkpoint. Refusals change nothing. */
  respondToInputRequest(response: InputResponse, kind: AnswerEntry['kind'] = 'answer'): void {
    const answer = readResponse(response)
    const { seat, selector } = findRequest(this, answer)
    const selection = validateSelection(selector, answer.selection)
    const entry = entryOf(kind, seat, selector, selection)
    this.#append(answer.isUserResponse === false ? entry : { ...entry, isUserResponse: true })
  }

  /** Concede or drop out. Answers of the unfinished step are taken back and asked again. */
  leave(seat: Seat): void {
    this.#mustBeOpen()
    this.player(seat)
    const { answers } = this.#checkpoint()
    const revert = this.timeline.bookmark()
    this.timeline.leave(seat, answers)
    this.#playOn(revert)
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
    this.#mustNotBeFaulted()
    if (!this.canUndo(seat))
      throw new ResponseError(
        'undo-barred',
        this.timeline.length === 0
          ? 'There is nothing to take back: nobody has answered yet'
          : 'This can no longer be undone alone: chance, a revealed card or another player came after it',
        'an answer of your own with nothing after it',
        quote(this.timeline.last?.kind),
      )
    this.#takeBack(seat, this.timeline.length - 1, [])
  }

  /** Takes back everything after the first `to` answers, past any barrier: everyone must have agreed. */
  undoWithConsent(seat: Seat, to: number, consent: readonly Seat[]): void {
    this.#mustNotBeFaulted()
    const missing = this.players.filter((player) => player.seat !== seat && !consent.includes(player.seat))
    if (missing.length > 0 || !Number.isInteger(to) || to < this.timeline.floor || to >= this.timeline.length)
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
    this.checkpointing = this.responders.includes(null)
    if (this.waiting !== null && responder !== null) this.contained(() => this.replayStep())
  }

  /** For simulations: what is told is counted, and kept for nobody. */
  silence(): void {
    this.silent = true
  }

  /** For programs that imagine: keep a checkpoint at every step although nobody is waited for. */
  keepCheckpoints(): void {
    this.checkpointing = true
  }

  observe(observer: TrustedObserver): void {
    this.chronicle.observe(observer)
  }

  /** The canonical sentence of a question that was answered. */
  titleOfAnswer({ about, title, seat }: AnswerEntry): string {
    return title ?? (about === undefined ? '' : this.titleOf(about, seat))
  }

  /** The result as it is told and recorded: with second looks, where there were any (K122). */
  get outcome(): GameResult | null {
    return this.result !== null && this.timeline.secondLooks ? { ...this.result, secondLooks: true } : this.result
  }

  get log(): readonly LogEntry[] {
    return this.timeline.log
  }

  fingerprint(): Fingerprint {
    return fingerprintOf(this.state, this.cards.fingerprint(), this.random.save(), this.result)
  }

  /** The last checkpoint as stored data, for a quick resume; of a game that is over, its end. */
  snapshot(): Snapshot<State> {
    const { branchId, result } = this
    const { rules } = this.definition
    const position = { ...(result === null ? this.#checkpoint() : this.position()), barrier: this.timeline.barrier }
    const story = this.chronicle.storyBefore(position.happenings, this.players.length)
    const stored = { rules, position, entries: this.log.length, branchId, story }
    return clonePlain(result === null ? stored : { ...stored, result })
  }

  /** Goes on from a snapshot and the log it belongs to. */
  resume(snapshot: Snapshot<State>, log: readonly LogEntry[]): void {
    const { rules } = this.definition
    const at = log.findLastIndex((entry) => entry.kind === 'rules' && entry.rules === rules)
    const rise = log[at]
    // Programs wait until all that is stored has been played.
    this.muted = true
    if (rise?.kind === 'rules' && at >= snapshot.entries)
      this.#takeUp(rise.from as Snapshot<State>, log.slice(0, at), rise)
    else if (snapshot.rules !== rules && snapshot.result === undefined)
      this.#takeUp(snapshot, log, { kind: 'rules', rules, from: snapshot })
    else this.#takeUp(snapshot, log.slice(0, snapshot.entries), null)
    for (const entry of log.slice(this.log.length)) this.apply(entry)
    this.#unmute()
  }

  /**
   * Stands where a snapshot was taken. Where the rules rose nothing before can be played again: what came after the
   * checkpoint is taken back, its step asked anew, and undo ends there.
   */
  #takeUp(snapshot: Snapshot<State>, covered: readonly LogEntry[], rise: RulesEntry | null): void {
    const { position, entries, branchId, result } = snapshot
    const { timeline } = this
    const isForeign = snapshot.rules !== this.definition.rules
    const barrier = isForeign ? position.answers : position.barrier
    timeline.adopt(covered, trackOf(covered.slice(0, entries)))
    if (rise !== null) {
      timeline.cut(position.answers)
      timeline.note(rise)
    }
    if (isForeign) timeline.floor = position.answers
    timeline.forgetCheckpoints()
    this.#standAt(snapshot, rise !== null, Math.min(barrier, position.answers))
    timeline.barrier = barrier
    this.waiting = null
    if (rise === null && result !== undefined) this.result = result
    else this.run()
    this.branchId = rise === null ? branchId : branchId + 1
  }

  /** Where a snapshot was taken, as its only checkpoint. Those who play on under other rules than before are told. */
  #standAt({ position, story }: Snapshot<State>, isRise: boolean, barrier: number): void {
    if (story === undefined) this.chronicle.startOver(position.happenings)
    else this.chronicle.takeUp(story)
    if (isRise) this.note({ kind: 'rules-changed' })
    const here = { ...position, happenings: this.chronicle.told, barrier }
    this.timeline.barrier = barrier
    this.timeline.keep(here)
    this.restore(here, true)
  }

  /** From the beginning, or from where the rules rose: what lies before that was played by others. */
  protected override startOver(): void {
    const rise = this.log.findLast(({ kind }) => kind === 'rules')
    if (rise?.kind === 'rules') this.#standAt(rise.from as Snapshot<State>, true, rise.from.position.answers)
    else super.startOver()
  }

  #unmute(): void {
    if (this.fault !== null) return
    this.muted = false
    if (this.waiting !== null && this.responders.some((responder) => responder !== null))
      this.contained(() => this.replayStep())
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
        return this.#takeUp(entry.from as Snapshot<State>, this.log.slice(), entry)
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

  /** Another game in which this one can be imagined: it knows neither the seed nor the chance of this table. */
  stranger(told: number, draws: Draws): Game<State, Options, A> {
    const { definition, table } = this
    return new Game(definition, table.seed === '' ? table : { ...table, seed: '' }, told, draws)
  }

  /** A game that could be this one as far as a seat knows; see `imagine`. */
  imagine(
    seat: Seat | null,
    chance: Chance,
    responders?: readonly (Responder | null)[],
  ): Game<State, Options, A> | null {
    return imagine(this, seat, chance, responders)
  }

  /** Makes this game a fork: another deal behind the same questions, and fresh chance after them. */
  branchOff(position: Position<State>, cards: CardTable, tail: readonly TrackEntry[], fork: Omit<Fork, 'at'>): void {
    this.timeline.adopt(tail as readonly LogEntry[], tail)
    const dealt = { ...position, cards, answers: 0, barrier: 0 }
    this.timeline.keep(dealt)
    this.restore(dealt, true)
    this.fork = { ...fork, at: tail.length }
  }

  /** What makes this game a fork. */
  branchedOff(): Fork {
    if (this.fork === null) throw new TypeError('this game is no fork')
    return this.fork
  }

  /** Where the running step began; while checkpoints are not kept, a shadow plays there from the last one that was. */
  #checkpoint(): Position<State> {
    const kept = this.timeline.checkpoint
    if (kept !== undefined && this.checkpointing) return kept
    const shadow = new Game(this.definition, this.table, kept?.happenings, this.random.again())
    shadow.fork = this.fork
    shadow.timeline.adopt([], this.timeline.since(0))
    if (kept !== undefined) {
      shadow.timeline.keep(kept)
      shadow.restore(kept, true)
    }
    shadow.run()
    return shadow.timeline.checkpoint ?? shadow.position()
  }

  #append(entry: AnswerEntry): void {
    this.contained(() => {
      this.timeline.answer(entry)
      this.replayStep()
    })
  }

  #takeBack(seat: Seat, to: number, consent: readonly Seat[]): void {
    const { timeline } = this
    const revert = timeline.bookmark()
    const hadLeft = timeline.since(to).some(({ kind }) => kind === 'leave')
    const isSecondLook = to < timeline.barrier
    timeline.cut(to)
    timeline.note({ kind: 'undo', seat, to, consent, ...(isSecondLook ? { secondLook: true } : {}) })
    timeline.barrier = Math.min(timeline.barrier, to)
    // Without the departure the story goes another way than the one that was told.
    if (hadLeft) this.chronicle.cut(timeline.checkpointBefore(to)?.happenings ?? this.chronicle.start)
    this.#playOn(revert)
  }

  /** Plays on after a change that takes answers back, which everybody should notice. */
  #playOn(revert: () => void): void {
    this.contained(() => {
      this.replayStep()
      this.branchId++
    }, revert)
  }

  #applyAnswer(entry: AnswerEntry): void {
    const selector = this.waiting?.selectors.find(
      (selector) => isAnswerTo(entry, selector) && this.players[entry.seat]?.name === selector.actor,
    )
    if (selector === undefined) throw this.divergence(entry, this.waiting?.selectors ?? [])
    this.#append(entry)
    if (this.fault !== null) throw new ReplayDivergence(this.timeline.length, this.fault.message)
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

/** A new game, ready to `run`. */
export function createGame<State, Options, A extends About>(
  definition: GameDefinition<State, Options, unknown, A>,
  request: TableRequest,
): Game<State, Options, A> {
  return new Game(definition, openTable(definition, request))
}
