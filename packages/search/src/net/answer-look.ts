import type { AnySelection, Responder } from '@turnwright/kernel/host'
import { type Chance, type Features, type Mind, type Question, Random } from '@turnwright/kernel/search'

const MANY = 2 ** 31
/** In so many games that could be this one each answer is tried, so that a single draw of chance decides less. */
const LOOKS = 2
/** Beside the features: what the position is judged to be worth, what the answer changes of that, and the answer's place. */
const EXTRAS = 4

/** What a net is shown of an answer, of a mind that has features. */
export function answerFeatures({ features }: Mind): { readonly count: number; readonly schema: string } | null {
  if (features === undefined) return null
  return { count: 2 * features.count + EXTRAS, schema: `answers by one step, then: ${features.schema}` }
}

/**
 * Looks one step ahead: the position in which a seat is asked, and what each of its answers makes of it before anybody is asked
 * again. Whatever the answers are called, what they do to the features of the game tells them apart.
 */
export class AnswerLook {
  readonly #mind: Mind
  readonly #features: Features
  readonly #before: Float32Array
  readonly #after: Float32Array
  readonly #now: Float32Array

  constructor(mind: Mind, features: Features) {
    this.#mind = mind
    this.#features = features
    this.#before = new Float32Array(features.count)
    this.#after = new Float32Array(features.count)
    this.#now = new Float32Array(features.count)
  }

  /** Writes one row for each answer, one after the other. */
  write(question: Question, answers: readonly AnySelection[], chance: Chance, into: Float32Array): void {
    const luck = String(chance.int(MANY))
    const { count } = this.#features
    const row = 2 * count + EXTRAS
    into.fill(0, 0, row * answers.length)
    this.#before.fill(0)
    const worth = this.#add(question, null, luck, this.#before)
    for (const [place, answer] of answers.entries()) {
      this.#after.fill(0)
      const then = this.#add(question, answer, luck, this.#after)
      const at = place * row
      for (let i = 0; i < count; i++) {
        into[at + i] = this.#before[i] as number
        into[at + count + i] = (this.#after[i] as number) - (this.#before[i] as number)
      }
      into[at + 2 * count] = worth
      into[at + 2 * count + 1] = then - worth
      into[at + 2 * count + 2] = place === 0 ? 1 : 0
      into[at + 2 * count + 3] = 1 / (1 + place)
    }
  }

  /** Adds the mean of what is seen once the answer is given, or before any is, and gives what that is judged to be worth. */
  #add(question: Question, answer: AnySelection | null, luck: string, into: Float32Array): number {
    let worth = 0
    let seen = 0
    for (let look = 0; look < LOOKS; look++) {
      const judged = this.#seen(question, answer, `${luck}/${look}`)
      if (judged === null) continue
      seen++
      // Some minds know what a game is worth once it is over, and not before.
      if (Number.isFinite(judged)) worth += judged
      for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) + (this.#now[i] as number)
    }
    if (seen === 0) return 0
    for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) / seen
    return worth / seen
  }

  /**
   * One look: what is seen lies in `#now`, and what it is judged to be worth is given; null where nothing is seen. Whatever goes
   * wrong in a game that could be this one reaches nobody.
   */
  #seen(question: Question, answer: AnySelection | null, luck: string): number | null {
    let isGiven = answer === null
    const others = Random.fromSeed(`${luck}/others`)
    const respond: Responder = (asked) => {
      if (isGiven || answer === null) return undefined
      // Whoever is asked at the same time answers somehow, or this answer would not count.
      if (asked.seat !== question.seat) return asked.randomAnswer(others)
      isGiven = true
      return answer
    }
    try {
      const world = question.playOut(Random.fromSeed(luck), ({ players }) => players.map(() => respond))
      if (world === null) return null
      this.#now.fill(0)
      // What is over has no next question to look at: the judgement says all.
      if (world.result === null) this.#features.write(world, question.seat, this.#now)
      return this.#mind.evaluate(world, question.seat)
    } catch {
      return null
    }
  }
}
