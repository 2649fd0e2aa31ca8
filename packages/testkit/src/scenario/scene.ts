import type { GameResult, Seat } from '@turnwright/kernel'
import { type AnySelection, type Game, project, type Prompt, recordOf, replay } from '@turnwright/kernel/host'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { Sitting } from '../play/sitting.ts'
import { compareAll } from '../twins/compare-all.ts'
import { Trail } from '../twins/trail.ts'
import { missingFrom } from './likeness.ts'

/** A scenario being played. It notices by itself what its author did not think of; see `ends`. */
export class Scene {
  readonly #sitting: Sitting
  #trail: Trail
  /** Requests that the scenario has named. */
  readonly #expected = new Set<string>()
  #ended = false

  constructor(subject: GameUnderTest, table: Sitting['table']) {
    this.#sitting = new Sitting(subject, table)
    this.game.run()
    this.#trail = new Trail(this.#sitting)
    this.happened()
  }

  get game(): Game {
    return this.#sitting.game
  }

  /** Called after everything that somebody did. */
  happened(): void {
    this.#sitting.mustStand()
    this.#trail.mark()
  }

  /** Something was taken back: what is told from here on is compared from here on. */
  wentBack(): void {
    this.#sitting.mustStand()
    this.#trail = new Trail(this.#sitting)
    this.#trail.mark()
  }

  expect({ requestId }: Prompt): void {
    this.#expected.add(requestId)
  }

  promptsOf(seat: Seat): readonly Prompt[] {
    return project(this.game, seat).prompts
  }

  /** Who is asked what now, for people. */
  questions(): string {
    return this.game.waiting === null ? 'nobody is asked anything' : this.#sitting.questions()
  }

  answer(seat: Seat, title: string, selection: AnySelection, requestId?: string): void {
    const actor = this.game.player(seat).name
    this.game.respondToInputRequest({ actor, title, selection, ...(requestId === undefined ? {} : { requestId }) })
  }

  /** The game is over, and came out like this; the reason as people read it, or what it is about. */
  isOver({ reason, ...expected }: Partial<GameResult> = {}): void {
    const { result } = project(this.game, null)
    if (result === null) throw new LawBroken(`the game is not over: ${this.questions()}`)
    const why = reason === undefined ? {} : typeof reason === 'string' ? { reason } : { about: reason }
    const missing = missingFrom({ ...expected, ...why }, result)
    if (missing !== null) throw new LawBroken(`the game came out differently: ${missing}`)
  }

  /**
   * What must hold at the end of every scenario: no question is open that it did not name, every scripted roll was used,
   * the game replays exactly, and nobody was told a secret. Runs by itself when the test finishes.
   */
  ends(): void {
    if (this.#ended) return
    this.#ended = true
    this.#nothingLeftOpen()
    this.#everyRollUsed()
    this.#replaysExactly()
    compareAll(this.#sitting, this.#trail)
  }

  #nothingLeftOpen(): void {
    for (const { seat, name } of this.game.players)
      for (const prompt of this.promptsOf(seat))
        if (!this.#expected.has(prompt.requestId))
          throw new LawBroken(
            `the scenario leaves a question open: ${name} is asked "${prompt.title}". ` +
              `Answer it, or say that it is expected: ${name}.isAsked('${prompt.title}')`,
          )
  }

  #everyRollUsed(): void {
    const { unusedRolls } = this.game.random
    if (unusedRolls.length > 0)
      throw new LawBroken(`the scenario scripts rolls that nobody made: ${unusedRolls.join(', ')}`)
  }

  #replaysExactly(): void {
    const { verdict, reason } = replay(this.game.definition, recordOf(this.game))
    if (verdict !== 'EXACT') throw new LawBroken(`the scenario replays as ${verdict}: ${reason}`)
  }
}
