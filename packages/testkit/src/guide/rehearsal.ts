import type { GameModule, Seat } from '@turnwright/kernel'
import { answerAt, type DoStep, type Guide, isDo, isOffered, standsAt, type Step, stepsOf } from '@turnwright/guide'
import {
  type AnySelection,
  createGame,
  type Game,
  type Prompt,
  project,
  type Ref,
  ResponseError,
} from '@turnwright/kernel/host'
import { legalAnswers } from '@turnwright/kernel/search'
import { isInSight, placesIn } from './in-sight.ts'

/** Of a step that takes any answer, so many are tried. */
const MOST_TRIED = 24

/** What a learner answers at a step, if not what the coach waits for. */
export type Learner = (step: DoStep) => AnySelection | undefined

/** Plays a guide from the first step to the last, by the real rules, and notes whatever does not fit. */
export class Rehearsal {
  readonly problems: string[] = []
  /** What could have been answered of all that its steps take. */
  readonly offered: AnySelection[] = []
  readonly game: Game
  readonly #guide: Guide
  /** Spaces and cells that were offered at any time: the board has them always. */
  readonly #places = new Set<string>()
  readonly #unseen: { readonly id: string; readonly ref: Ref }[] = []
  readonly #given = new Map<Seat, number>()

  constructor(module: Pick<GameModule, 'definition'>, guide: Guide) {
    const { seed, options, me, partners } = guide.deal
    this.#guide = guide
    this.game = createGame(module.definition, { players: partners.toSpliced(me, 0, 'You'), seed, options }) as Game
    this.game.run()
    if (this.game.fault !== null) this.problems.push(`the deal: ${this.game.fault.message}`)
  }

  play(learner: Learner, before: (step: Step) => void = () => {}): this {
    this.#partnersAnswer()
    for (const step of stepsOf(this.#guide)) {
      this.#mustLight(step)
      before(step)
      if (isDo(step) && !this.#does(step, learner)) return this
    }
    this.#mustEndWell()
    return this
  }

  /** False where the game cannot go on. */
  #does(step: DoStep, learner: Learner): boolean {
    const prompt = this.#promptOf(step)
    if (prompt === undefined) {
      const asked = this.#prompts.map(({ about }) => JSON.stringify(about))
      this.problems.push(
        `${step.id}: it stands at ${JSON.stringify(step.asks)}, but what is asked is ${asked.join(' and ') || 'nothing'}`,
      )
      return false
    }
    return (
      this.#answer(this.#guide.deal.me, prompt.title, this.#chosen(step, prompt, learner), step.id) &&
      this.#partnersAnswer(step.id)
    )
  }

  #chosen(step: DoStep, prompt: Prompt, learner: Learner): AnySelection {
    if (step.also !== 'any') this.offered.push(...(step.also ?? []).filter((each) => isOffered(each, prompt)))
    return learner(step) ?? answerAt(step, prompt)
  }

  /** What else a step takes of what it is asked here. */
  othersAt(step: DoStep): readonly AnySelection[] {
    const { also = [] } = step
    const prompt = this.#promptOf(step)
    if (prompt === undefined) return []
    if (also !== 'any') return also.filter((each) => isOffered(each, prompt))
    const asked = this.game.waiting?.selectors.find(({ title }) => title === prompt.title)
    const tried: AnySelection[] = []
    for (const answer of asked === undefined ? [] : legalAnswers(asked)) if (tried.push(answer) === MOST_TRIED) break
    return tried
  }

  #promptOf(step: DoStep): Prompt | undefined {
    return this.#prompts.find(({ about }) => standsAt(step, about))
  }

  get #prompts(): readonly Prompt[] {
    return project(this.game, this.#guide.deal.me).prompts
  }

  /** Until the learner is asked and nobody else, or the game is over. */
  #partnersAnswer(after = 'the beginning'): boolean {
    for (;;) {
      const asked = this.game.waiting?.selectors.find(({ actor }) => this.#seatOf(actor) !== this.#guide.deal.me)
      if (asked === undefined) return true
      const seat = this.#seatOf(asked.actor)
      const number = this.#given.get(seat) ?? 0
      const selection = this.#guide.partners[seat]?.[number]
      if (selection === undefined) {
        this.problems.push(`after ${after}: ${asked.actor} has nothing to answer to ${JSON.stringify(asked.about)}`)
        return false
      }
      this.#given.set(seat, number + 1)
      if (!this.#answer(seat, asked.title, selection, `after ${after}, answer ${number} of ${asked.actor}`))
        return false
    }
  }

  #answer(seat: Seat, title: string, selection: AnySelection, where: string): boolean {
    try {
      this.game.respondToInputRequest({ actor: this.game.player(seat).name, title, selection })
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error
      this.problems.push(`${where}: ${JSON.stringify(selection)} is refused: ${error.message}`)
      return false
    }
    if (this.game.fault === null) return true
    this.problems.push(`${where}: ${this.game.fault.message}`)
    return false
  }

  #mustLight({ id, lights = [] }: Step): void {
    const projection = project(this.game, this.#guide.deal.me)
    for (const place of placesIn(projection)) this.#places.add(place)
    for (const ref of lights) if (!isInSight(ref, projection)) this.#unseen.push({ id, ref })
  }

  #mustEndWell(): void {
    for (const { id, ref } of this.#unseen)
      if (!this.#places.has(JSON.stringify(ref)))
        this.problems.push(`${id}: it lights ${JSON.stringify(ref)}, which is not there`)
    if (this.game.result === null && this.#prompts.length === 0)
      this.problems.push('the end: the learner is asked nothing, and the game is not over')
    for (const [seat, answers] of Object.entries(this.#guide.partners)) {
      const left = answers.length - (this.#given.get(Number(seat)) ?? 0)
      if (left > 0) this.problems.push(`the end: ${left} answers of seat ${seat} were never needed`)
    }
  }

  #seatOf(actor: string): Seat {
    return this.game.players.findIndex(({ name }) => name === actor)
  }
}
