import { agentOf } from '@turnwright/arena'
import type { AgentKind, GameModule } from '@turnwright/kernel'
import { Game, openTable, type Table } from '@turnwright/kernel/host'
import { shareOf } from '@turnwright/search'
import { deriveSeed, type Features, type Mind, playOut, Random } from '@turnwright/kernel/search'

/** Games from which positions are learned, as plain data: it travels to threads. */
export interface SelfPlayPlan {
  readonly game: string
  readonly options: unknown
  /** The names of the agents, seat by seat; they move on by one seat from game to game. */
  readonly agents: readonly string[]
  readonly seed: string
}

export type LearningMind = Mind & { readonly features: Features }

/** The mind of a game that has one to train for. */
export function learningMind({ definition, mind }: GameModule): LearningMind {
  const { features } = mind ?? {}
  if (mind === undefined || features === undefined)
    throw new Error(`${definition.name} has no features to learn from: its mind must say what a net is to look at`)
  return { ...mind, features }
}

/**
 * Plays games and takes down what each seat could imagine of the position where a turn begins, and what the game came to
 * for it. A game depends on the plan and its number alone.
 */
export class SelfPlay {
  readonly columns: number
  readonly #module: GameModule
  readonly #mind: LearningMind
  readonly #plan: SelfPlayPlan
  readonly #agents: readonly AgentKind[]
  readonly #table: Table<unknown>

  constructor(module: GameModule, plan: SelfPlayPlan) {
    this.#module = module
    this.#mind = learningMind(module)
    this.#plan = plan
    this.#agents = plan.agents.map((name) => agentOf(module, name))
    const players = plan.agents.map((_, at) => `Player ${at + 1}`)
    this.#table = openTable(module.definition, { players, seed: plan.seed, options: plan.options })
    this.columns = this.#mind.features.count + 1
  }

  /** The rows of a game: its features, then what they came to. */
  rowsOf(number: number): Float32Array {
    const seed = deriveSeed(this.#plan.seed, number)
    const game = new Game(this.#module.definition, { ...this.#table, seed })
    const chance = Random.fromSeed(`${seed}#imagining`)
    const taken: { readonly seat: number; readonly row: Float32Array }[] = []
    let turn = -1
    game.silence()
    game.keepCheckpoints()
    for (const { seat } of game.players) {
      const agent = this.#agents[(seat + number) % this.#agents.length] as AgentKind
      const answer = agent.create(Random.fromSeed(`${seed}#agent ${seat}`))
      game.seatResponder(seat, (question) => {
        const now = this.#turnOf(game, seat, chance)
        if (now > turn) {
          turn = now
          for (const one of game.players) taken.push({ seat: one.seat, row: this.#lookFrom(game, one.seat, chance) })
        }
        return answer(question)
      })
    }
    game.run()
    return this.#joined(game, taken)
  }

  #turnOf(game: Game, seat: number, chance: Random): number {
    let turn = -1
    playOut(game, seat, chance, (world) => {
      turn = this.#mind.turn(world)
      return []
    })
    return turn
  }

  #lookFrom(game: Game, seat: number, chance: Random): Float32Array {
    const row = new Float32Array(this.columns)
    const world = playOut(game, seat, chance, () => [])
    if (world !== null) this.#mind.features.write(world, seat, row.subarray(0, -1))
    return row
  }

  #joined(game: Game, taken: readonly { readonly seat: number; readonly row: Float32Array }[]): Float32Array {
    const { result, fault, table } = game
    if (result === null)
      throw new Error(`The game of the seed ${table.seed} did not end: ${fault?.message ?? 'it waits'}`)
    const worths = game.players.map(({ seat }) =>
      this.#mind.unit === 'points' ? (result.scores[seat] as number) : shareOf(result, seat),
    )
    const rows = new Float32Array(taken.length * this.columns)
    for (const [at, { seat, row }] of taken.entries()) {
      row[this.columns - 1] = worths[seat] as number
      rows.set(row, at * this.columns)
    }
    return rows
  }
}
