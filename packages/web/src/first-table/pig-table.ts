import type { Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  createGame,
  type Game,
  project,
  type Projection,
  type Prompt,
  type Responder,
} from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import { pig } from '../../../../examples/rules/pig.ts'
import { careful } from './careful.ts'

const ME = 0
/** So that people can follow. */
const PACE = 900

/** One game in this page: the kernel, a person, and bots that answer in their own time. */
export class PigTable {
  readonly #game: Game
  readonly #bot: Responder
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly id: string
  now: Projection

  constructor(players: readonly string[], seed: string) {
    this.id = seed
    this.#game = createGame(pig.definition, { players, seed }) as Game
    this.#bot = careful.create(Random.fromSeed(seed)) as Responder
    this.#game.run()
    this.now = project(this.#game, ME)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly answer = ({ requestId, title }: Prompt, selection: AnySelection): void => {
    this.#respond(ME, requestId, title, selection)
  }

  readonly undo = (): void => {
    this.#game.undo(ME)
    this.#tell()
  }

  /** Nobody looks at it any more. */
  close(): void {
    clearTimeout(this.#timer)
  }

  #respond(seat: Seat, requestId: string, title: string, selection: AnySelection): void {
    const { name } = this.#game.player(seat)
    this.#game.respondToInputRequest({ actor: name, title, selection, requestId, isUserResponse: seat === ME })
    this.#tell()
  }

  #tell(): void {
    this.now = project(this.#game, ME)
    clearTimeout(this.#timer)
    if (this.now.waitingFor.some(({ seat }) => seat !== ME)) this.#timer = setTimeout(() => this.#botAnswers(), PACE)
    for (const listener of this.#listeners) listener()
  }

  #botAnswers(): void {
    const [selector] = this.#game.waiting?.selectors ?? []
    const seat = this.#game.players.findIndex(({ name }) => name === selector?.actor)
    const [prompt] = seat < 0 ? [] : project(this.#game, seat).prompts
    if (selector === undefined || prompt === undefined) return
    const selection = this.#bot(new Question(this.#game, seat, selector))
    if (selection !== undefined) this.#respond(seat, prompt.requestId, prompt.title, selection)
  }
}
