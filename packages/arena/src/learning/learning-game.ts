import type { GameModule, Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  Game,
  type Prompt,
  project,
  requestIdOf,
  type Table,
} from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { winShare } from '@turnwright/search'
import { legalOptions } from './legal-options.ts'

/** One of the games of a batch. Its seats are asked one after the other, also where several are asked at the same time. */
export class LearningGame {
  readonly #module: GameModule
  readonly #table: Table<unknown>
  readonly #most: number
  game: Game
  /** For what is drawn while looking; never the chance of the game. */
  chance: Random
  /** Null when the game is over. */
  selector: AskedSelector | null = null
  seat: Seat = 0
  options: readonly AnySelection[] = []

  constructor(module: GameModule, table: Table<unknown>, most: number, series: string, number: number) {
    this.#module = module
    this.#table = table
    this.#most = most
    this.game = this.#opened(series, number)
    this.chance = chanceOf(series, number)
    this.#ask()
  }

  /** A new game: the same series and number give the same one. */
  begin(series: string, number: number): void {
    this.game = this.#opened(series, number)
    this.chance = chanceOf(series, number)
    this.#ask()
  }

  #opened(series: string, number: number): Game {
    const game = new Game(this.#module.definition, { ...this.#table, seed: deriveSeed(series, number) })
    game.silence()
    game.run()
    return game
  }

  choose(option: number): void {
    const { actor, title } = this.selector as AskedSelector
    const selection = this.options[option] as AnySelection
    this.game.respondToInputRequest({ actor, title, selection, isUserResponse: false })
    this.#ask()
  }

  /** What a seat got: 1 for a win of its own, less for a shared one, and what all get comes to nothing. */
  reward(seat: Seat): number {
    const { result, players } = this.game
    if (result === null || players.length === 1) return 0
    return (winShare(result, seat) * players.length - 1) / (players.length - 1)
  }

  score(seat: Seat): number {
    return this.game.result?.scores[seat] ?? 0
  }

  /** The question as programs get it, with its options as answers. */
  look(): LookedAt {
    const selector = this.selector
    if (selector === null) return { seat: null, view: null, question: null, options: [] }
    const { view, prompts } = project(this.game, this.seat)
    const wanted = requestIdOf(this.game, this.seat, selector)
    const question = prompts.find(({ requestId }) => requestId === wanted) ?? null
    return { seat: this.seat, view, question, options: this.options }
  }

  #ask(): void {
    const { waiting, fault, result, players, table } = this.game
    const selector = waiting?.selectors[0]
    if (fault !== null || (selector === undefined && result === null))
      throw new Error(`The game with the seed ${table.seed} did not end: ${fault?.message ?? 'nobody is asked'}`)
    this.selector = selector ?? null
    this.options = selector === undefined ? [] : legalOptions(selector, this.#most, this.chance)
    this.seat = players.findIndex(({ name }) => name === selector?.actor)
  }
}

function chanceOf(series: string, number: number): Random {
  return Random.fromSeed(`${series}#${number} options`)
}

export interface LookedAt {
  readonly seat: Seat | null
  readonly view: unknown
  readonly question: Prompt | null
  /** In the order of their numbers. */
  readonly options: readonly AnySelection[]
}
