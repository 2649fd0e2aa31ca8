import { type AgentKind, deriveSeed, Game, type GameModule, openTable, Random, type Table } from '@turnwright/kernel'
import { findAgent, findGame } from '../game-choice.ts'

/** A series of games between agents, as plain data: it travels to worker threads. */
export interface SimulationPlan {
  readonly game: string
  readonly options: unknown
  /** The names of the agents, seat by seat. */
  readonly agents: readonly string[]
  readonly seed: string
  readonly games: number
  /** Play each deal once from every seat: the agents move on by one seat from game to game. */
  readonly swap: boolean
}

/** Plays the games of a plan. A game depends on the plan and its number alone, never on who plays it or when. */
export class Simulator {
  readonly #plan: SimulationPlan
  readonly #module: GameModule
  readonly #agents: readonly AgentKind[]
  readonly #table: Table<unknown>

  constructor(plan: SimulationPlan) {
    this.#plan = plan
    this.#module = findGame(plan.game, 'simulate')
    this.#agents = plan.agents.map((name) => findAgent(this.#module, name, 'simulate'))
    const players = plan.agents.map((name, at) => `${name} ${at + 1}`)
    this.#table = openTable(this.#module.definition, { players, seed: plan.seed, options: plan.options })
  }

  /** Which of the agents sits in a seat. */
  agentAt(seat: number, game: number): number {
    const seats = this.#agents.length
    return this.#plan.swap ? (seat + game) % seats : seat
  }

  /** The finished game of that number. */
  play(number: number): Game {
    const { swap, seed } = this.#plan
    const seats = this.#agents.length
    const deal = swap ? Math.floor(number / seats) : number
    const game = new Game(this.#module.definition, { ...this.#table, seed: deriveSeed(seed, deal) })
    for (let seat = 0; seat < seats; seat++) {
      const agent = this.#agents[this.agentAt(seat, number)] as AgentKind
      game.seatResponder(seat, agent.create(Random.fromSeed(`${deriveSeed(seed, number)}#agent ${seat}`)))
    }
    game.run()
    return game
  }
}
