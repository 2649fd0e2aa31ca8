import type { Seat } from '@turnwright/kernel'
import type { AnySelection, Game, Responder } from '@turnwright/kernel/host'
import type { Imagined, Question, Random, Ranked } from '@turnwright/kernel/search'
import type { LearningMind, Lesson } from './lesson.ts'
import type { LessonPlan } from './plan.ts'

const THOUSAND = 1000

/**
 * Positions as thinking meets them: behind an answer worth looking at, good or bad, and some turns of the rollout policy; and what
 * playing on to the end came to. They are what a net must judge where playouts are cut.
 */
export class LessonOfPlayouts implements Lesson {
  readonly #mind: LearningMind
  readonly #chance: Random
  readonly #plan: LessonPlan & { readonly of: 'playouts' }
  readonly #rows: Float32Array[] = []

  constructor(mind: LearningMind, chance: Random, plan: LessonPlan & { readonly of: 'playouts' }) {
    this.#mind = mind
    this.#chance = chance
    this.#plan = plan
  }

  asked(_game: Game, question: Question): void {
    const { asked, playouts } = this.#plan
    if (!this.#happens(asked)) return
    const ranked = this.#mind.rank?.(question, this.#chance) ?? []
    if (ranked.length < 2) return
    for (let n = 0; n < playouts; n++) {
      const { answer } = ranked[this.#chance.int(ranked.length)] as Ranked
      this.#playOut(question, answer)
    }
  }

  rows(): readonly Float32Array[] {
    return this.#rows
  }

  #playOut(question: Question, answer: AnySelection): void {
    const mind = this.#mind
    const taken: { readonly seat: Seat; readonly row: Float32Array }[] = []
    let turn = Number.NaN
    let isGiven = false
    const look = (world: Imagined): void => {
      const now = mind.turn(world)
      const isNew = now > turn
      turn = now
      if (isNew && this.#happens(this.#plan.kept))
        for (const { seat } of world.players) taken.push({ seat, row: this.#lookAt(world, seat) })
    }
    const world = question.playOut(this.#chance, (one) =>
      one.players.map(({ seat }): Responder => {
        const policy = mind.rollout(one, seat, this.#chance)
        return (asked) => {
          look(one)
          if (isGiven || seat !== question.seat) return policy(asked)
          isGiven = true
          return answer
        }
      }),
    )
    if (world === null || world.result === null) return
    for (const { seat, row } of taken) {
      row[row.length - 1] = mind.evaluate(world, seat)
      this.#rows.push(row)
    }
  }

  #lookAt(world: Imagined, seat: Seat): Float32Array {
    const { features } = this.#mind
    const row = new Float32Array(features.count + 1)
    features.write(world, seat, row.subarray(0, features.count))
    return row
  }

  #happens(share: number): boolean {
    return this.#chance.int(THOUSAND) < share * THOUSAND
  }
}
