import { setTimeout } from 'node:timers/promises'
import { type SeatQuestion, SeatScribe } from '@turnwright/arena'
import type { AgentKind, GameModule, Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  type Game,
  project,
  requestIdOf,
  ResponseError,
} from '@turnwright/kernel/host'
import { imagine, Random } from '@turnwright/kernel/search'
import type { ShownTable } from '@turnwright/protocol'
import { winShare } from '@turnwright/search'
import { type Prospect, Refusal, type SeatTable, type SeenTable, type Standing } from './seat-table.ts'

/** So many worlds may be imagined in a game. */
const MOST_IMAGINED = 200
const MOST_TRIES = 8
const LOOK_MS = 250

/** A table of its own for one client, with bots in all other seats; they answer at once. */
export class PrivateTable implements SeatTable {
  readonly #module: GameModule
  readonly #game: Game
  readonly #seat: Seat
  readonly #scribe: SeatScribe
  readonly #chance: Random
  #asked: { readonly selector: AskedSelector; readonly question: SeatQuestion } | null = null
  #imagined = 0
  /** Whether worlds were imagined at the present question. */
  #isImagined = false

  constructor(module: GameModule, game: Game, seat: Seat, seed: string) {
    this.#module = module
    this.#game = game
    this.#seat = seat
    this.#chance = Random.fromSeed(`${seed}#table`)
    this.#scribe = new SeatScribe(game, seat, this.#chance)
    game.run()
  }

  get game(): string {
    return this.#module.definition.id
  }

  async look(): Promise<Standing> {
    const asked = this.#question()
    if (asked !== null) return { ...asked.question, imagined: this.#imagined }
    const { fault } = this.#game
    if (fault !== null) throw new Refusal(`The rules ran into a bug: ${fault.message}. Leave the table.`)
    return { type: 'over', result: project(this.#game, this.#seat).result, imagined: this.#imagined }
  }

  /** Nobody is waited for but the client. */
  wait(): Promise<Standing> {
    return this.look()
  }

  async answer(number: number, selection: AnySelection): Promise<Standing> {
    const { selector, question } = this.#mustBeAsked()
    if (number !== question.number)
      throw new Refusal(`Question ${question.number} is asked now, not ${number}: look at it, then answer.`)
    this.#asked = null
    try {
      give(this.#game, this.#seat, selector, selection, this.#isImagined)
      this.#isImagined = false
    } catch (thrown) {
      if (!(thrown instanceof ResponseError)) throw thrown
      const refusal = { reason: thrown.message, triesLeft: null }
      this.#asked = { selector, question: this.#scribe.question(selector, refusal) }
    }
    return this.look()
  }

  async imagine(selection: AnySelection, games: number): Promise<Prospect> {
    const { selector } = this.#mustBeAsked()
    const wanted = Math.min(games, MOST_IMAGINED - this.#imagined)
    if (wanted < 1) throw new Refusal(`All ${MOST_IMAGINED} worlds of this game are imagined: answer by what you know.`)
    const policy = (this.#module.agents['fair'] ?? this.#module.agents['random']) as AgentKind
    const outcomes = Array.from({ length: wanted }, () => this.#outcome(selector, selection, policy)).filter(
      (each) => each !== null,
    )
    this.#imagined += wanted
    this.#isImagined = true
    const mean = (of: (outcome: (typeof outcomes)[number]) => number): number =>
      outcomes.reduce((sum, each) => sum + of(each), 0) / Math.max(1, outcomes.length)
    return {
      games: outcomes.length,
      won: mean((result) => winShare(result, this.#seat)),
      meanScores: this.#game.players.map(({ seat }) => mean(({ scores }) => scores[seat] ?? 0)),
      left: MOST_IMAGINED - this.#imagined,
    }
  }

  async leave(): Promise<void> {
    if (this.#game.result === null && this.#game.fault === null) this.#game.leave(this.#seat)
  }

  async show(): Promise<Pick<ShownTable, 'options' | 'play' | 'imagined'>> {
    return {
      options: this.#game.table.options as ShownTable['options'],
      play: project(this.#game, this.#seat),
      imagined: this.#imagined,
    }
  }

  /** The client plays it on, or imagines, in the same process: a look now and then is enough. */
  async goesOn({ answers, imagined }: SeenTable, ms: number): Promise<void> {
    const deadline = performance.now() + ms
    const isStill = (): boolean => this.#game.history.length === answers && this.#imagined === imagined
    while (isStill() && this.#game.result === null && performance.now() < deadline)
      await setTimeout(Math.min(LOOK_MS, ms))
  }

  #question(): { readonly selector: AskedSelector; readonly question: SeatQuestion } | null {
    if (this.#asked !== null) return this.#asked
    const name = this.#game.player(this.#seat).name
    const selector = this.#game.waiting?.selectors.find(({ actor }) => actor === name)
    if (selector === undefined) return null
    this.#asked = { selector, question: this.#scribe.question(selector, null) }
    return this.#asked
  }

  #mustBeAsked(): { readonly selector: AskedSelector; readonly question: SeatQuestion } {
    const asked = this.#question()
    if (asked === null)
      throw new Refusal('Nothing is asked: the game is over. Leave the table, or sit down at another.')
    return asked
  }

  /** A world that could be this one, as far as the seat knows, played on to the end. */
  #outcome(selector: AskedSelector, selection: AnySelection, policy: AgentKind): Game['result'] {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const world = imagine(this.#game, this.#seat, this.#chance)
      if (world === null) continue
      try {
        give(world, this.#seat, selector, selection, false)
      } catch (thrown) {
        if (thrown instanceof ResponseError) throw new Refusal(`That answer would be refused: ${thrown.message}`)
        throw thrown
      }
      for (const { seat } of world.players) world.seatResponder(seat, policy.create(this.#chance))
      world.run()
      return world.result
    }
    return null
  }
}

/** What was imagined before an answer stays with it in the log, as a hint does (K138): whoever looks again is told. */
function give(game: Game, seat: Seat, { title }: AskedSelector, selection: AnySelection, hinted: boolean): void {
  const { name } = game.player(seat)
  const own = game.waiting?.selectors.find((each) => each.actor === name && each.title === title)
  if (own === undefined) throw new Refusal('That question is not asked any more: look at the table.')
  const requestId = requestIdOf(game, seat, own)
  game.respondToInputRequest({ actor: name, title, selection, requestId, isUserResponse: false, hinted })
}
