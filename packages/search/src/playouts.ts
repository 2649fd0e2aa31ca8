import type { GameResult, Seat } from '@turnwright/kernel'
import type { AnySelection, Responder } from '@turnwright/kernel/host'
import { type Imagined, type Mind, type PointSource, type Question, Random } from '@turnwright/kernel/search'
import type { Settings } from './settings.ts'

const NOT_BEGUN = -1
const THOUSAND = 1000
const FAILED: Ending = { worth: Number.NaN, result: null, sources: null }

/** How a playout ended. */
export interface Ending {
  readonly worth: number
  /** Null where it was cut before the game was over, or failed. */
  readonly result: GameResult | null
  /** What the points of the seat that thinks are made of, where its mind can tell. */
  readonly sources: readonly PointSource[] | null
}

/** Told of every answer in a playout, before it is given. */
export type Witness = (question: Question, answer: AnySelection) => void

/** Decides in playouts for the seat that thinks, in place of the rollout policy; undefined leaves a decision to that. */
export type Guide = (question: Question, world: Imagined) => AnySelection | undefined

/**
 * Plays games that could be this one from its question on. One object plays all of them, so that a playout makes nothing
 * of its own but the game. Whatever goes wrong in one reaches nobody.
 */
export class Playouts {
  readonly #question: Question
  readonly #seat: Seat
  readonly #mind: Mind
  readonly #turns: number
  readonly #noise: number
  readonly #luck: string
  readonly #responders: Responder[] = []
  readonly #rollouts: Responder[] = []
  #dealt = -1
  #chance = Random.fromSeed('')
  #start = this.#chance.save()
  #world: Imagined | null = null
  #answer: AnySelection = []
  #answered = false
  #began = NOT_BEGUN
  #guide: Guide | null = null
  /** Positions that somebody was asked at in all playouts so far; one that failed before anybody was counts as one. */
  nodes = 0

  constructor(question: Question, mind: Mind, { turns, noise }: Pick<Settings, 'turns' | 'noise'>, luck: string) {
    this.#question = question
    this.#seat = question.seat
    this.#mind = mind
    this.#turns = turns ?? Number.POSITIVE_INFINITY
    this.#noise = Math.round(noise * THOUSAND)
    this.#luck = luck
  }

  /** Whether no turn has begun yet, as far as that can be imagined. */
  get isOpening(): boolean {
    try {
      const world = this.#question.playOut(Random.fromSeed(`${this.#luck}/opening`), ({ players }) =>
        players.map(() => () => undefined),
      )
      return world !== null && this.#mind.turn(world) < 1
    } catch {
      return false
    }
  }

  /** What an answer is worth in that deal; NaN where the playout failed. The same deal is the same whoever asks. */
  worth(answer: AnySelection, deal: number, witness: Witness | null = null, guide: Guide | null = null): number {
    try {
      const world = this.#played(answer, deal, witness, guide)
      return world === null ? Number.NaN : this.#mind.evaluate(world, this.#seat)
    } catch {
      return Number.NaN
    }
  }

  /** The same with how the game ended in it. */
  ending(answer: AnySelection, deal: number): Ending {
    try {
      const world = this.#played(answer, deal, null, null)
      if (world === null) return FAILED
      const { result } = world
      const sources = result === null ? null : (this.#mind.sources?.(world, this.#seat) ?? null)
      return { worth: this.#mind.evaluate(world, this.#seat), result, sources }
    } catch {
      return FAILED
    }
  }

  #played(answer: AnySelection, deal: number, witness: Witness | null, guide: Guide | null): Imagined | null {
    this.#shuffle(deal)
    this.nodes++
    this.#guide = guide
    this.#answer = answer
    this.#answered = false
    this.#began = NOT_BEGUN
    this.#world = null
    return this.#question.playOut(
      this.#chance,
      witness === null ? this.#seating : (one) => this.#seating(one).map((responder) => seen(responder, witness)),
    )
  }

  #shuffle(deal: number): void {
    if (deal !== this.#dealt) {
      this.#dealt = deal
      this.#chance = Random.fromSeed(`${this.#luck}/${deal}`)
      this.#start = this.#chance.save()
    } else this.#chance.load(this.#start)
  }

  readonly #seating = (world: Imagined): readonly Responder[] => {
    this.#world = world
    for (const { seat } of world.players) {
      this.#rollouts[seat] = this.#mind.rollout(world, seat, this.#chance)
      this.#responders[seat] ??= (question) => this.#respond(question, seat)
    }
    return this.#responders
  }

  #respond(question: Question, seat: Seat): AnySelection | undefined {
    if (this.#turns !== Number.POSITIVE_INFINITY) {
      const turn = this.#mind.turn(this.#world as Imagined)
      if (this.#began === NOT_BEGUN) this.#began = turn
      else if (turn - this.#began >= this.#turns) return undefined
    }
    if (!this.#answered && seat === this.#seat) {
      this.#answered = true
      return this.#answer
    }
    this.nodes++
    const guided =
      seat === this.#seat && this.#guide !== null ? this.#guide(question, this.#world as Imagined) : undefined
    if (guided !== undefined) return guided
    if (this.#noise > 0 && this.#chance.int(THOUSAND) < this.#noise) return question.randomAnswer(this.#chance)
    return (this.#rollouts[seat] as Responder)(question)
  }
}

function seen(responder: Responder, witness: Witness): Responder {
  return (question) => {
    const answer = responder(question)
    if (answer !== undefined) witness(question, answer)
    return answer
  }
}
