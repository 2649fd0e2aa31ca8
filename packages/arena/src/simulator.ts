import type { AgentKind, GameModule } from '@turnwright/kernel'
import { Game, openTable, type Table } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { agentOf } from './agent-of.ts'

/** A series of games between agents, as plain data: it travels to worker threads. */
export interface SimulationPlan {
  readonly game: string
  readonly options: unknown
  /** The names of the agents, seat by seat. */
  readonly agents: readonly string[]
  readonly seed: string
  readonly games: number
  /** The number of the first game; 0 begins the series. */
  readonly from: number
  /** Play each deal once from every seat: the agents move on by one seat from game to game. */
  readonly swap: boolean
}

/** Plays the games of a plan. A game depends on the plan and its number alone, never on who plays it or when. */
export class Simulator {
  readonly #plan: SimulationPlan
  readonly #module: GameModule
  readonly #agents: readonly AgentKind[]
  readonly #table: Table<unknown>

  constructor(module: GameModule, plan: SimulationPlan) {
    this.#plan = plan
    this.#module = module
    this.#agents = plan.agents.map((name) => agentOf(module, name))
    const players = plan.agents.map((name, at) => `${name} ${at + 1}`)
    this.#table = openTable(module.definition, { players, seed: plan.seed, options: plan.options })
  }

  get seats(): number {
    return this.#agents.length
  }

  /** Which of the agents sits in a seat. */
  agentAt(seat: number, game: number): number {
    return this.#plan.swap ? (seat + game) % this.seats : seat
  }

  /** The game of that number, played as far as it goes. */
  play(number: number): Game {
    const { seed } = this.#plan
    const game = new Game(this.#module.definition, { ...this.#table, seed: this.#dealOf(number) })
    if (!this.#agents.some(({ readsLog }) => readsLog === true)) game.silence()
    if (this.#agents.some(({ imagines }) => imagines === true)) game.keepCheckpoints()
    for (let seat = 0; seat < this.seats; seat++) {
      const agent = this.#agents[this.agentAt(seat, number)] as AgentKind
      game.seatResponder(seat, agent.create(Random.fromSeed(`${deriveSeed(seed, number)}#agent ${seat}`)))
    }
    game.run()
    return game
  }

  #dealOf(number: number): string {
    const { swap, seed } = this.#plan
    return deriveSeed(seed, swap ? Math.floor(number / this.seats) : number)
  }
}
