import type { Seat, SelectSelector } from '@turnwright/kernel'
import { createGame, type InputRequestEvent } from '@turnwright/kernel/host'
import type { WingspanOptions } from '../rules/options.ts'
import { wingspan } from '../rules/wingspan.ts'
import { TOTAL_ROUNDS } from '../cards/board.ts'
import { type Answered, Consultation } from './consultation.ts'
import { AUTOMA, type PlayerId } from './core.ts'
import { DataRegistry } from './data-registry.ts'
import type { GameState, WingspanGame } from './game-state.ts'
import { type GameObserver, Observers, type ReportObserver, reportToConsole } from './observers.ts'
import type { PlayerAgent } from './player-agent.ts'
import { Story } from './story.ts'

export type { GameState } from './game-state.ts'

export interface GameEngineConfig {
  readonly agents: readonly PlayerAgent[]
  readonly seed: string
  readonly options?: Partial<WingspanOptions>
  /** How long an agent may think about a prompt, in milliseconds. */
  readonly timeLimit?: number
  /** Hears of observers that failed; without it the console does. */
  readonly onObserverFailed?: ReportObserver
}

export interface GameResult {
  /** With a shared win the first of the winners in the order of seats. */
  readonly winnerId: PlayerId
  readonly winners: readonly PlayerId[]
  readonly scores: Readonly<Record<PlayerId, number>>
  readonly roundsPlayed: number
  readonly totalTurns: number
}

const NO_SECOND_GAME = {
  playing: 'This engine is playing its game already: wait for it, or make another GameEngine for another game',
  over: 'This engine has played its game: make another GameEngine for another one',
} as const

/** Plays a game with agents that answer in their own time. The rules are those of everybody else. */
export class GameEngine {
  readonly registry: DataRegistry = new DataRegistry()
  readonly #observers: Observers
  readonly #game: WingspanGame
  readonly #consultations: readonly Consultation[]
  readonly #story: Story
  #phase: 'ready' | 'playing' | 'over' = 'ready'

  constructor({ agents, seed, options = {}, timeLimit, onObserverFailed = reportToConsole }: GameEngineConfig) {
    this.#observers = new Observers(onObserverFailed)
    const players = agents.map(({ playerId }) => playerId)
    this.#game = createGame(wingspan, { players, seed, options })
    this.#story = new Story(this.#game, seed, this.#observers)
    this.#consultations = agents.map((agent, seat) => new Consultation(this.#game, seat, agent, timeLimit ?? null))
  }

  get gameState(): GameState {
    return this.#game
  }

  /** The game itself, for records and replays. */
  get game(): WingspanGame {
    return this.#game
  }

  /** Watches events and effects; gives back how to stop. */
  subscribe(observer: GameObserver): () => void {
    return this.#observers.add(observer)
  }

  /** Plays the one game of this engine; whoever asks for another is told to make another engine. */
  async playGame(): Promise<GameResult> {
    if (this.#phase !== 'ready') throw new Error(NO_SECOND_GAME[this.#phase])
    this.#phase = 'playing'
    try {
      return await this.#playOut()
    } finally {
      this.#phase = 'over'
    }
  }

  async #playOut(): Promise<GameResult> {
    this.#game.run()
    while (this.#game.waiting !== null) await this.#ask(this.#game.waiting)
    const { result } = this.#game
    if (result !== null) this.#story.gameEnds(result.scores, result.winners)
    return this.#result()
  }

  /** Everybody who is asked thinks at the same time, as over the starting hands. */
  async #ask({ selectors }: InputRequestEvent): Promise<void> {
    const answers = await Promise.all(
      selectors.map(async (selector) => {
        const seat = this.#game.players.findIndex(({ name }) => name === selector.actor)
        if (selector.about?.kind === 'turn') this.#story.turnBegins(seat)
        return { selector, answered: await this.#consultationOf(seat).answer(selector as SelectSelector) }
      }),
    )
    for (const { selector, answered } of answers) this.#give(selector.actor, selector.title, answered)
  }

  #consultationOf(seat: Seat): Consultation {
    const consultation = this.#consultations[seat]
    if (consultation === undefined) throw new RangeError(`nobody sits at seat ${seat}`)
    return consultation
  }

  #give(actor: PlayerId, title: string, { selection, kind, forfeited }: Answered): void {
    if (forfeited !== null) this.#story.event({ type: 'PLAYER_FORFEITED', playerId: actor, ...forfeited })
    this.#game.respondToInputRequest({ actor, title, selection, isUserResponse: false }, kind)
    if (this.#game.fault !== null) throw new Error(`the rules failed: ${this.#game.fault.message}`)
  }

  #result(): GameResult {
    const { result, fault, players, state } = this.#game
    if (result === null) throw new Error(`the game did not end: ${fault?.message ?? 'nobody is asked anything'}`)
    const winners = result.winners.map((seat) => (players[seat] as { name: string }).name)
    return {
      winnerId: winners[0] ?? AUTOMA,
      winners,
      scores: Object.fromEntries(players.map(({ name, seat }) => [name, result.scores[seat] as number])),
      roundsPlayed: Math.min(TOTAL_ROUNDS, state.round),
      totalTurns: this.#story.turns,
    }
  }
}
