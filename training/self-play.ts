import { agentOf } from '@turnwright/arena'
import type { AgentKind, GameModule } from '@turnwright/kernel'
import { Game, openTable } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { planOf, searchAgent } from '@turnwright/search'
import { learningMind, type Lesson, type LearningMind, rowsOf } from './lesson.ts'
import { LessonOfAnswers } from './lesson-of-answers.ts'
import { LessonOfPlayouts } from './lesson-of-playouts.ts'
import { LessonOfTurns } from './lesson-of-turns.ts'
import type { SelfPlayPlan } from './plan.ts'

/** Plays games and takes down what is to be learned from them. A game depends on the plan and its number alone. */
export class SelfPlay {
  readonly columns: number
  readonly #module: GameModule
  readonly #mind: LearningMind
  readonly #plan: SelfPlayPlan
  readonly #agents: readonly AgentKind[]

  constructor(module: GameModule, plan: SelfPlayPlan) {
    this.#module = module
    this.#mind = learningMind(module)
    this.#plan = plan
    this.#agents = plan.agents.map((name) => thinking(agentOf(module, name), plan))
    this.columns = rowsOf(this.#mind, plan.lesson).inputs + 1
  }

  /** The rows of a game, one after the other: inputs, then what they came to. */
  rowsOf(number: number): Float32Array {
    const { options, agents } = this.#plan
    const seed = deriveSeed(this.#plan.seed, number)
    const players = agents.map((_, at) => `Player ${at + 1}`)
    const { definition } = this.#module
    const game = new Game(
      definition,
      openTable(definition, { players, seed, options: options[number % options.length] }),
    )
    const lesson = this.#lesson(Random.fromSeed(`${seed}#imagining`))
    game.silence()
    game.keepCheckpoints()
    for (const { seat } of game.players) {
      const agent = this.#agents[(seat + number) % this.#agents.length] as AgentKind
      const answer = agent.create(Random.fromSeed(`${seed}#agent ${seat}`))
      game.seatResponder(seat, (question) => {
        lesson.asked(game, question)
        return answer(question)
      })
    }
    game.run()
    const { result, fault } = game
    if (result === null) throw new Error(`The game of the seed ${seed} did not end: ${fault?.message ?? 'it waits'}`)
    return joined(lesson.rows(game), this.columns)
  }

  #lesson(chance: Random): Lesson {
    const { lesson } = this.#plan
    switch (lesson.of) {
      case 'turns':
        return new LessonOfTurns(this.#mind, chance)
      case 'playouts':
        return new LessonOfPlayouts(this.#mind, chance, lesson)
      case 'answers': {
        const plan = planOf(agentOf(this.#module, 'strong'))
        if (plan === null)
          throw new Error(`${this.#module.definition.name} has no player that thinks ahead to learn from`)
        return new LessonOfAnswers(this.#mind, plan.settings, chance, lesson)
      }
    }
  }
}

function thinking(kind: AgentKind, { settings }: SelfPlayPlan): AgentKind {
  const plan = planOf(kind)
  return plan === null ? kind : searchAgent({ ...plan, settings: { ...plan.settings, ...settings } })
}

function joined(rows: readonly Float32Array[], columns: number): Float32Array {
  const all = new Float32Array(rows.length * columns)
  for (const [at, row] of rows.entries()) all.set(row, at * columns)
  return all
}
