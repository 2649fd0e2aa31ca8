import type { GameModule } from '@turnwright/kernel'
import { openTable } from '@turnwright/kernel/host'
import { BatchFrame } from './batch-frame.ts'
import { ASKED, jsonFrame, LEARNING_PROTOCOL, TOLD } from './frame.ts'
import type { Request } from './frame-reader.ts'
import { LearningGame } from './learning-game.ts'
import { type Observer, observerFor } from './observer.ts'
import { TOKENS } from './token.ts'
import { ROW } from './token-rows.ts'

export interface LearningPlan {
  readonly options: unknown
  /** How many sit at each table. */
  readonly seats: number
  /** How many games are played side by side. */
  readonly games: number
  /** The same seed gives the same games. */
  readonly seed: string
  /** At most so many options are listed of a question. */
  readonly most: number
  /** What observations are made of; null takes the features of the game's mind where it has some. */
  readonly observe: Observer['by'] | null
  /** Games that are over stay so until they are reset; otherwise the next one begins at once. */
  readonly once: boolean
}

const SAME = -1
const MOST_RESET_BYTES = 4096
const WORD = 4

/** What a learner asked for that cannot be: nothing has happened. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** Plays a batch of games with a learner: each request gets one frame. */
export class LearningSession {
  readonly #module: GameModule
  readonly #plan: LearningPlan
  readonly #observer: Observer
  readonly #games: LearningGame[]
  readonly #frame: BatchFrame
  #series: string
  /** How many games have begun in this series. */
  #begun: number

  constructor(module: GameModule, plan: LearningPlan) {
    const observer = observerFor(module, plan.observe)
    if (observer === null) throw new RangeError(`${module.definition.name} has no features: observe its view`)
    const { games, seats, seed, options, most } = plan
    this.#module = module
    this.#plan = plan
    this.#observer = observer
    this.#series = seed
    this.#begun = games
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
    const table = openTable(module.definition, { players, seed, options })
    this.#games = Array.from({ length: games }, (_, at) => new LearningGame(module, table, most, seed, at))
    this.#frame = new BatchFrame(games, seats, observer)
  }

  /** How long a request may be. */
  get mostBytes(): number {
    return WORD + Math.max(MOST_RESET_BYTES, WORD * this.#games.length)
  }

  /** What is told first: the shape of everything that follows, and the first questions. */
  greet(): Buffer {
    const { id, name, rules } = this.#module.definition
    const { seats, games, most, once, options } = this.#plan
    const { by, count, schema } = this.#observer
    const hello = jsonFrame(TOLD.hello, {
      protocol: LEARNING_PROTOCOL,
      game: { id, name, rules },
      options,
      seats,
      games,
      observation: { by, count, schema },
      tokens: TOKENS,
      row: ROW,
      most,
      once,
    })
    return Buffer.concat([hello, this.#batch(() => {})])
  }

  answer({ kind, content }: Request): Buffer {
    try {
      if (kind === ASKED.step) return this.#step(content)
      if (kind === ASKED.reset) return this.#reset(content)
      if (kind === ASKED.look) return this.#look(content)
      throw new Refused(`there is no request of the kind ${kind}: 1 is a step, 2 a reset and 3 a look`)
    } catch (thrown) {
      if (thrown instanceof Refused) return jsonFrame(TOLD.refused, { reason: thrown.message })
      throw thrown
    }
  }

  /** An option for each game, by its number; -1 lets a game be. */
  #step(content: Buffer): Buffer {
    const games = this.#games
    if (content.length !== WORD * games.length)
      throw new Refused(`a step has one number for each of the ${games.length} games, not ${content.length} bytes`)
    const chosen = games.map((_, at) => content.readInt32LE(WORD * at))
    for (const [at, option] of chosen.entries()) this.#mustBeOption(at, option)
    return this.#batch((game, at) => {
      const option = chosen[at] as number
      if (option !== SAME) this.#choose(game, at, option)
    })
  }

  #mustBeOption(at: number, option: number): void {
    const { options } = this.#games[at] as LearningGame
    if (option === SAME || (option >= 0 && option < options.length)) return
    const has = options.length === 0 ? 'is over: reset it' : `has the options 0 to ${options.length - 1}`
    throw new Refused(`game ${at} ${has}, and ${option} was chosen; ${SAME} lets it be`)
  }

  #choose(game: LearningGame, at: number, option: number): void {
    game.choose(option)
    if (game.selector !== null) return
    this.#frame.tellEnd(at, game)
    if (!this.#plan.once) game.begin(this.#series, this.#begun++)
  }

  /** `{ "seed": "…" }` begins all games anew. */
  #reset(content: Buffer): Buffer {
    const seed = seedIn(content)
    this.#series = seed
    this.#begun = this.#games.length
    return this.#batch((game, at) => game.begin(seed, at))
  }

  #look(content: Buffer): Buffer {
    const at = content.length === WORD ? content.readUInt32LE(0) : this.#games.length
    const game = this.#games[at]
    if (game === undefined)
      throw new Refused(`a look names a game by a number of four bytes, from 0 to ${this.#games.length - 1}`)
    return jsonFrame(TOLD.looked, { game: at, ...game.look() })
  }

  /** Plays each game on, and tells it while it is at hand. */
  #batch(play: (game: LearningGame, at: number) => void): Buffer {
    this.#frame.begin()
    for (const [at, game] of this.#games.entries()) {
      play(game, at)
      this.#frame.tell(at, game)
    }
    return this.#frame.finish()
  }
}

function seedIn(content: Buffer): string {
  try {
    const { seed } = JSON.parse(content.toString('utf8')) as { readonly seed?: unknown }
    if (typeof seed === 'string') return seed
  } catch {
    // Told below.
  }
  throw new Refused('a reset holds {"seed":"any text"}')
}
