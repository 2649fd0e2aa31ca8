import type { Game } from '@turnwright/kernel/host'
import type { Question, Random } from '@turnwright/kernel/search'
import { AnswerLook, Playouts, type Settings } from '@turnwright/search'
import { type LearningMind, type Lesson, rowsOf } from './lesson.ts'
import type { LessonPlan } from './plan.ts'

const THOUSAND = 1000
const MANY = 2 ** 31

/** Answers worth looking at, as looking one step ahead shows them, and how far each led the first one over the same deals. */
export class LessonOfAnswers implements Lesson {
  readonly #mind: LearningMind
  readonly #settings: Settings
  readonly #chance: Random
  readonly #plan: LessonPlan & { readonly of: 'answers' }
  readonly #look: AnswerLook
  readonly #inputs: number
  readonly #rows: Float32Array[] = []

  constructor(mind: LearningMind, settings: Settings, chance: Random, plan: LessonPlan & { readonly of: 'answers' }) {
    this.#mind = mind
    this.#settings = settings
    this.#chance = chance
    this.#plan = plan
    this.#look = new AnswerLook(mind, mind.features)
    this.#inputs = rowsOf(mind, plan).inputs
  }

  asked(_game: Game, question: Question): void {
    const { asked, deals } = this.#plan
    if (this.#chance.int(THOUSAND) >= asked * THOUSAND) return
    const ranked = (this.#mind.rank?.(question, this.#chance) ?? []).slice(0, this.#settings.width)
    if (ranked.length < 2) return
    const answers = ranked.map(({ answer }) => answer)
    const seen = new Float32Array(answers.length * this.#inputs)
    this.#look.write(question, answers, this.#chance, seen)
    const playouts = new Playouts(question, this.#mind, this.#settings, String(this.#chance.int(MANY)))
    const sums = answers.map(() => 0)
    let counted = 0
    for (let deal = 0; deal < deals; deal++) {
      const worths = answers.map((answer) => playouts.worth(answer, deal))
      if (!worths.every(Number.isFinite)) continue
      counted++
      for (const [at, worth] of worths.entries()) sums[at] = (sums[at] as number) + worth
    }
    if (counted === 0) return
    for (const at of answers.keys()) {
      const row = new Float32Array(this.#inputs + 1)
      row.set(seen.subarray(at * this.#inputs, (at + 1) * this.#inputs))
      row[this.#inputs] = ((sums[at] as number) - (sums[0] as number)) / counted
      this.#rows.push(row)
    }
  }

  rows(): readonly Float32Array[] {
    return this.#rows
  }
}
