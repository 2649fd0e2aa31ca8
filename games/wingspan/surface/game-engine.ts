import { createGame, type Game, type GameEvent, type InputRequestEvent, type SelectSelector } from '@turnwright/kernel'
import type { Announcement } from '../rules/announcement.ts'
import { announcing } from '../rules/heard.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { Wingspan, WingspanState } from '../rules/state.ts'
import { wingspan } from '../rules/wingspan.ts'
import { TOTAL_ROUNDS } from '../cards/board.ts'
import { announcedEffect } from './announced-effect.ts'
import { AUTOMA, announcedEvent, isEventAnnouncement } from './announced-event.ts'
import { type Answered, Consultation } from './consultation.ts'
import type { PlayerId } from './core.ts'
import { DataRegistry } from './data-registry.ts'
import type { Event } from './events.ts'
import type { GameState } from './game-state.ts'
import { type GameObserver, Observers } from './observers.ts'
import type { PlayerAgent } from './player-agent.ts'
import { PowerProcessor } from './power-processor.ts'

export type { GameState } from './game-state.ts'

export interface GameEngineConfig {
  readonly agents: readonly PlayerAgent[]
  readonly seed: string
  readonly options?: Partial<WingspanOptions>
  /** How long an agent may think about a prompt, in milliseconds. */
  readonly timeLimit?: number
}

export interface GameResult {
  /** With a shared win the first of the winners in the order of seats. */
  readonly winnerId: PlayerId
  readonly winners: readonly PlayerId[]
  readonly scores: Readonly<Record<PlayerId, number>>
  readonly roundsPlayed: number
  readonly totalTurns: number
}

/** Plays a game with agents that answer in their own time. The rules are those of everybody else. */
export class GameEngine {
  readonly registry = new DataRegistry()
  readonly #powerProcessor = new PowerProcessor()
  readonly #observers = new Observers()
  readonly #game: Wingspan
  readonly #consultations: readonly Consultation[]
  readonly #seed: string
  #turns = 0

  constructor({ agents, seed, options = {}, timeLimit }: GameEngineConfig) {
    const players = agents.map(({ playerId }) => playerId)
    this.#seed = seed
    this.#game = createGame(announcing(wingspan), { players, seed, options })
    this.#game.observe({ happened: (happening) => happening.kind === 'event' && this.#hear(happening) })
    this.#consultations = agents.map((agent, seat) => new Consultation(this.#game, seat, agent, timeLimit ?? null))
  }

  get gameState(): GameState {
    return this.#game
  }

  /** The game itself, for records and replays. */
  get game(): Game<WingspanState, WingspanOptions> {
    return this.#game
  }

  /** Watches events and effects; gives back how to stop. */
  subscribe(observer: GameObserver): () => void {
    return this.#observers.add(observer)
  }

  async playGame(): Promise<GameResult> {
    this.#game.run()
    while (this.#game.waiting !== null) await this.#ask(this.#game.waiting)
    return this.#result()
  }

  /** Everybody who is asked thinks at the same time, as over the starting hands. */
  async #ask({ selectors }: InputRequestEvent): Promise<void> {
    const answers = await Promise.all(
      selectors.map(async (selector) => {
        const seat = this.#game.players.findIndex(({ name }) => name === selector.actor)
        const consultation = this.#consultations[seat] as Consultation
        return { selector, answered: await consultation.answer(selector as SelectSelector) }
      }),
    )
    for (const { selector, answered } of answers) this.#give(selector.actor, selector.title, answered)
  }

  #give(actor: PlayerId, title: string, { selection, kind, forfeited }: Answered): void {
    if (forfeited !== null)
      this.#emitEvent({ type: 'PLAYER_FORFEITED', playerId: actor, kind: this.#game.state.asking, reason: forfeited })
    this.#game.respondToInputRequest({ actor, title, selection, isUserResponse: false }, kind)
    if (this.#game.fault !== null) throw new Error(`the rules failed: ${this.#game.fault.message}`)
  }

  #hear({ type, detail }: GameEvent): void {
    if (type === 'TURN_STARTED') this.#turns++
    // What the rules announce is typed where it is made; on its way through the kernel it is plain data.
    const said = { type, ...(detail as object) } as Announcement
    if (!isEventAnnouncement(said)) return this.#observers.hearEffect(announcedEffect(this.#game, said))
    this.#emitEvent(announcedEvent(this.#game, { seed: this.#seed, turnNumber: this.#turns }, said))
  }

  #emitEvent(event: Event): void {
    this.#observers.hearEvent(event, this.#powerProcessor.processEvent(event, this.#game))
    if (event.type === 'BIRD_PLAYED') {
      const { playerId, birdInstanceId, habitat, position } = event
      this.#observers.hearEffect({ type: 'PLAY_BIRD', playerId, birdInstanceId, habitat, column: position })
    }
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
      totalTurns: this.#turns,
    }
  }
}
