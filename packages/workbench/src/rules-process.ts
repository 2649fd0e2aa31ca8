import type { Worker } from 'node:worker_threads'
import { NoGame, reasonOf } from '@turnwright/games/outside'
import { rulesWorker } from './rules-worker.ts'
import type { Asked, Deed, Deeds, Heard } from './thread/deeds.ts'
import { whereItSpins } from './where-it-spins.ts'

/** What was asked cannot be done, and nothing is wrong with the rules. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** The rules ran for ever, and were ended. */
export class EndlessRules extends NoGame {}

/** As long as that no question comes: the rules go on for ever. */
const PATIENCE = 4_000
/** Loading takes its time on a busy machine, and is no fault of the rules. */
const PATIENCE_TO_OPEN = 20_000

interface Waiting {
  readonly done: (reply: unknown) => void
  readonly fail: (error: Error) => void
}

/** One version of somebody's rules, in a thread of its own, which can be ended whatever they do. */
export class RulesProcess {
  readonly #thread: Worker
  readonly #address: string
  readonly #folder: string
  readonly #patience: number
  /** What led to where the game stands, and what is being done. */
  #way: Asked[] = []
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #isEnded = false
  #timer: NodeJS.Timeout | undefined

  constructor(address: string, folder: string, patience: number = PATIENCE) {
    this.#address = address
    this.#patience = patience
    this.#folder = folder
    this.#thread = rulesWorker(address)
    this.#thread.on('message', (heard: Heard) => this.#hear(heard))
    this.#thread.on('error', (error) =>
      this.#failAll(new NoGame(`The rules broke the process they ran in: ${reasonOf(error)}`)),
    )
    this.#thread.on('exit', () => {
      if (!this.#isEnded) this.#failAll(new NoGame('The rules ended the process they ran in.'))
    })
  }

  ask<D extends Deed>(deed: D, asks: Deeds[D]['asks']): Promise<Deeds[D]['replies']> {
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { done: (reply) => resolve(reply as Deeds[D]['replies']), fail: reject })
      const asked: Asked = { id, deed, asks }
      this.#way = [...this.#way.filter((each) => isKept(each) && (deed !== 'begin' || each.deed === 'open')), asked]
      this.#thread.postMessage(asked)
      this.#watch(deed === 'open' ? PATIENCE_TO_OPEN : this.#patience)
    })
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isEnded = true
    await this.#thread.terminate()
  }

  #watch(patience: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#endless(), patience)
  }

  #hear(heard: Heard): void {
    clearTimeout(this.#timer)
    if (heard !== 'alive') {
      const waiting = this.#waiting.get(heard.id)
      this.#waiting.delete(heard.id)
      if ('reply' in heard) waiting?.done(JSON.parse(heard.reply))
      else waiting?.fail(heard.isRefusal ? new Refusal(heard.problem) : new NoGame(heard.problem))
    }
    if (this.#waiting.size > 0) this.#watch(this.#patience)
  }

  async #endless(): Promise<void> {
    await this.end()
    const place = await whereItSpins(this.#address, this.#folder, this.#way)
    this.#failAll(
      new EndlessRules(
        `The rules come to no question and to no end${place === null ? '' : `: they are at ${place}`}. Look for a loop there that never asks.`,
      ),
    )
  }

  #failAll(error: Error): void {
    clearTimeout(this.#timer)
    for (const { fail } of this.#waiting.values()) fail(error)
    this.#waiting.clear()
  }
}

function isKept({ deed }: Asked): boolean {
  return deed === 'open' || deed === 'begin' || deed === 'answer'
}
