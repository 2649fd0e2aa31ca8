import type { CardTable } from '../cards/card-table.ts'
import { beforeAll, isRepeating } from '../chance/continued-draws.ts'
import { clonePlain, samePlain } from '../data/plain-data.ts'
import { shouldUpdateBranchId } from '../questions/branch-id.ts'
import type { InputRequestEvent } from '../questions/input-request.ts'
import type { GameResult } from '../rules/definition.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'
import { LEAVING } from './answers.ts'
import type { Beginning } from './beginning.ts'
import { BrokenLaw, type Fault, faultOf, IllegalProgram, ReplayDivergence } from './fault.ts'
import { Finished } from './finished.ts'
import { idleSteps } from './idle-steps.ts'
import type { AnswerEntry } from './log.ts'
import type { Parts } from './parts.ts'
import { comeToTheFore } from './rest.ts'
import type { Position, Snapshot } from './snapshot.ts'

const MOST_STEPS_WITHOUT_QUESTION = 100_000
const FIRST_BRANCH = 1
/** So many answers in a row must have ended their steps before the next is expected to. */
const ENOUGH_ENDINGS = 32
/** So many checkpoints are spent before one is left alone; as many steps at most are run again where one is missed. */
const MOST_SPENT = 16
const EMPTY_CARDS: CardTable = { slots: [], known: [], kinds: [], backs: [], backNames: [] }

/** How a game plays on: step by step from checkpoints, and safely back to one when the rules fail. */
export class Stepper<State, Options, A extends About> {
  /** Who must answer what; null while the rules run and when there is nothing left to ask. */
  waiting: InputRequestEvent | null = null
  result: GameResult | null = null
  /** The rules by which the result came about, where the game was over when it was taken up; otherwise null. */
  endedUnder: number | null = null
  fault: Fault | null = null
  branchId: number = FIRST_BRANCH
  /** With a program in every seat nothing is ever unwound, so nothing needs to be copied, unless somebody imagines. */
  checkpointing = true
  /** Somebody at the table imagines. */
  imagining = false
  /** How many answers in a row have ended the steps that they were given to. */
  #endings = 0
  /** Whether play stands exactly where the last checkpoint was kept. */
  #atCheckpoint = false
  /** Whether the state is that of the last checkpoint, which nobody may write to. */
  #isResting = false
  readonly #parts: Omit<Parts<State, Options, A>, 'stepper'>

  constructor(parts: Omit<Parts<State, Options, A>, 'stepper'>) {
    this.#parts = parts
  }

  /** The state, for whoever looks while nothing runs. */
  get state(): State {
    const { rules } = this.#parts
    if (this.#isResting) {
      rules.state = this.#copied(rules.state)
      this.#isResting = false
      comeToTheFore(this)
    }
    return rules.state
  }

  /** Where the question came before anything was written, the checkpoint's state is enough: thousands of tables wait. */
  rest(): void {
    const { rules, timeline } = this.#parts
    const { checkpoint } = timeline
    if (this.waiting === null || checkpoint === undefined) return
    timeline.forgetBase()
    if (!samePlain(rules.state, checkpoint.state)) return
    rules.state = checkpoint.state
    this.#isResting = true
  }

  /** Plays on until somebody must answer or the game is over. */
  run(): void {
    if (this.waiting !== null || this.result !== null || this.fault !== null) return
    this.contained(() => {
      if (this.#parts.rules.state === undefined) this.#begin()
      this.#advance()
    })
  }

  #begin(): void {
    const { definition, table, answers, rules, undo } = this.#parts
    if (table.from !== undefined) return this.#beginFrom(table.from as Beginning<State>)
    answers.forbidQuestions('setup asks nothing: put the question into the first step')
    rules.state = definition.setup(rules, rules.options)
    this.#isResting = false
    undo.raiseBarrier()
  }

  /** From the moment of another game: nothing is set up, and what was told before is told here as well. */
  #beginFrom({ state, cards: dealt, results, tail, story }: Beginning<State>): void {
    const { rules, cards, random, chronicle, timeline } = this.#parts
    rules.state = this.#copied(state)
    this.#isResting = false
    cards.load(dealt)
    random.load(beforeAll(results))
    chronicle.takeUp(story)
    timeline.raiseBarrier(tail.length)
  }

  #advance(): void {
    const { definition, timeline, answers, rules, undo, chronicle } = this.#parts
    const previously = this.waiting
    this.waiting = null
    let idle = 0
    for (;;) {
      this.result ??= definition.result(rules.state)
      if (this.result !== null) break
      if (this.checkpointing && !this.#atCheckpoint) timeline.keep(this.position())
      this.#atCheckpoint = false
      const before = timeline.cursor
      if (!this.#step()) break
      undo.barNews()
      idle = timeline.cursor === before ? idle + 1 : 0
      if (idle > MOST_STEPS_WITHOUT_QUESTION)
        throw idleSteps(
          `${MOST_STEPS_WITHOUT_QUESTION} steps asked nothing and did not end the game`,
          rules,
          (watched) => definition.step(watched),
        )
    }
    if (timeline.isReplaying)
      throw new ReplayDivergence(timeline.cursor, 'the log holds more answers than are asked for')
    chronicle.trim()
    if (shouldUpdateBranchId(previously, this.waiting)) this.branchId++
    if (this.waiting !== null && (answers.fork === null || answers.fork.ofTable)) comeToTheFore(this)
  }

  /** One step; false when it could not be finished now. */
  #step(): boolean {
    const { definition, timeline, answers, rules } = this.#parts
    this.#beginStep()
    const { next } = timeline
    // Steps that ask nothing may lie before a leave: it happened in the one that asks.
    const here = next?.kind === 'leave' ? this.position() : null
    try {
      mustReturnNothing(definition.step(rules))
    } catch (thrown) {
      if (thrown === LEAVING && here !== null && next !== undefined) return this.#leave(here, next.seat)
      const { leaving } = answers
      if (thrown !== leaving || leaving === null) throw thrown
      if (leaving instanceof Finished) this.result = leaving.result
      else this.waiting = leaving
      return this.result !== null
    }
    answers.mustNotBeSwallowed()
    return true
  }

  #beginStep(): void {
    const { answers, undo, cards, random } = this.#parts
    answers.beginStep()
    undo.beginStep()
    cards.beginStep()
    random.beginStep()
  }

  #leave(here: Position<State>, seat: Seat): boolean {
    const { definition, timeline, answers, rules, chronicle } = this.#parts
    const { barrier } = timeline
    this.restore(here, false)
    chronicle.cut(here.happenings)
    timeline.cursor++
    timeline.raiseBarrier(Math.max(barrier, timeline.cursor))
    answers.forbidQuestions('leave asks nothing: put the question into the next step')
    answers.freshen()
    try {
      definition.leave(rules, seat)
    } catch (thrown) {
      if (!(thrown instanceof Finished)) throw thrown
      this.result = thrown.result
      return true
    }
    answers.mustNotBeSwallowed()
    return true
  }

  #copied(state: State): State {
    const { definition } = this.#parts
    return definition.copy === undefined ? clonePlain(state) : definition.copy(state)
  }

  position(): Position<State> {
    const { rules, cards, random, timeline, chronicle } = this.#parts
    return {
      state: this.#copied(rules.state),
      cards: cards.save(),
      random: random.save(),
      rolls: random.scriptPosition,
      answers: timeline.cursor,
      happenings: chronicle.told,
      // In a replay the barrier may lie ahead; what was answered up to here is barred either way.
      barrier: Math.min(timeline.barrier, timeline.cursor),
    }
  }

  /** Stands where a step began. `kept` says that this is the last checkpoint itself. */
  restore(position: Position<State>, kept: boolean): void {
    const { rules, cards } = this.#parts
    rules.state = this.#copied(position.state)
    cards.load(position.cards)
    this.#standAt(position, kept)
  }

  /** All but the state and the cards. */
  #standAt(position: Position<State>, kept: boolean): void {
    const { random, cards, timeline, chronicle } = this.#parts
    this.#isResting = false
    random.load(position.random)
    random.scriptPosition = position.rolls
    random.used = false
    cards.learned = false
    chronicle.rewind(position.happenings)
    timeline.cursor = position.answers
    timeline.barrier = position.barrier
    this.result = null
    this.endedUnder = null
    this.#atCheckpoint = kept
  }

  /** Where a snapshot was taken, as its only checkpoint. Those who play on under other rules than before are told. */
  standAt({ position, story }: Snapshot<State>, isRise: boolean, barrier: number): void {
    const { rules, timeline, chronicle } = this.#parts
    if (story === undefined) chronicle.startOver(position.happenings)
    else chronicle.takeUp(story)
    if (isRise) rules.note({ kind: 'rules-changed' })
    // Answers of a moment that the table began from are asked anew as well: from here on chance is its own.
    const random = isRise && isRepeating(position.random) ? 0 : position.random
    const here = { ...position, random, happenings: chronicle.told, barrier }
    timeline.barrier = barrier
    timeline.keep(here)
    this.restore(here, true)
  }

  /** Plays on from the last checkpoint that fits the answers in force, or from the beginning. */
  replayStep(): void {
    this.#endings = 0
    this.#replay()
  }

  /**
   * Plays on with an answer that was just given. Where every answer ends its step no checkpoint is needed twice, so the step
   * is played on the checkpoint itself instead of a copy. Every now and then one is left alone, to go back to if need be.
   */
  playAnswer(): void {
    const { timeline, answers } = this.#parts
    const isSureToEnd = this.#endings >= ENOUGH_ENDINGS && answers.fork === null && !answers.hasPrograms
    if (isSureToEnd && timeline.spentSinceBase < MOST_SPENT) this.#spendCheckpoint()
    else {
      if (isSureToEnd) timeline.layBase()
      this.#replay()
    }
    const isEnded = this.waiting === null || timeline.checkpoint?.answers === timeline.length
    this.#endings = isEnded ? this.#endings + 1 : 0
  }

  #replay(): void {
    const { timeline } = this.#parts
    const { barrier } = timeline
    const position = timeline.checkpointBefore(timeline.length)
    if (position === undefined) this.#startOver()
    else this.restore(position, true)
    timeline.raiseBarrier(Math.min(barrier, timeline.length))
    this.#advance()
  }

  #spendCheckpoint(): void {
    const { timeline, rules, cards } = this.#parts
    const { barrier } = timeline
    const position = timeline.spend()
    rules.state = position.state
    cards.takeOver(position.cards)
    this.#standAt(position, true)
    timeline.raiseBarrier(barrier)
    this.#advance()
    // The step asks on: where it began is needed after all.
    if (timeline.isSpending && this.waiting !== null) this.#replay()
  }

  /** Somebody else shares the last checkpoint from here on. */
  leaveCheckpointsAlone(): void {
    this.#endings = 0
  }

  /** From the beginning, or from where the rules rose: what lies before that was played by others. */
  #startOver(): void {
    const { timeline, chronicle, cards, random } = this.#parts
    const rise = timeline.log.findLast(({ kind }) => kind === 'rules')
    if (rise?.kind === 'rules') return this.standAt(rise.from as Snapshot<State>, true, rise.from.position.answers)
    chronicle.startOver(0)
    cards.load(EMPTY_CARDS)
    random.load(0)
    random.scriptPosition = 0
    timeline.cursor = 0
    timeline.barrier = 0
    this.result = null
    this.endedUnder = null
    this.#atCheckpoint = false
    this.#begin()
  }

  /** Runs something; when the rules fail in it, the game stands as it did before the answer that they failed on. */
  contained(run: () => void, revert: () => void = () => {}): void {
    const answersBefore = this.#parts.timeline.length
    const { waiting, branchId } = this
    try {
      run()
    } catch (thrown) {
      const culprit = thrown instanceof IllegalProgram ? null : this.#retractSince(answersBefore, revert)
      this.waiting = waiting
      this.branchId = branchId
      this.#recover()
      this.fault = faultOf(thrown, culprit)
    }
  }

  /** The newest answer is the one that the rules could not digest, if it was given just now; else it was the change. */
  #retractSince(answers: number, revert: () => void): AnswerEntry | null {
    const { timeline } = this.#parts
    const { last } = timeline
    if (timeline.length <= answers || last === undefined || last.kind === 'leave' || last.kind === 'forgotten') {
      revert()
      return null
    }
    timeline.retract()
    return last
  }

  #recover(): void {
    const { timeline, answers } = this.#parts
    answers.muted = true
    try {
      this.replayStep()
    } catch {
      this.waiting = null
      const position = timeline.checkpointBefore(timeline.length)
      if (position !== undefined) this.restore(position, true)
    }
  }
}

/** An async step would go on behind our back; its promise is silenced, since the law it broke is told instead. */
function mustReturnNothing(returned: unknown): void {
  if (returned === undefined) return
  if (returned instanceof Promise) returned.catch(() => {})
  throw new BrokenLaw('a step must not be async or return anything')
}
