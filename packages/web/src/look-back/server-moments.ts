import { type Client, ProblemError } from '@turnwright/protocol/client'
import type { CardLife, Eyes, Outline, StoryLine, ToldMoment } from '@turnwright/replay'
import type { MomentSource } from '../replay/moment-source.ts'
import { Patience } from './patience.ts'

interface Table {
  readonly id: string
  readonly invite: string | null
  readonly locale: string | null
}

/** Moments of a game that goes on: the server tells what these eyes were told then. */
export class ServerMoments implements MomentSource {
  readonly patience = new Patience()
  readonly #client: Client
  readonly #table: Table
  /** What is known of the past does not change, unless somebody takes an answer back. */
  readonly #seen = new Map<string, unknown>()
  #branch: number | null = null
  #isOver = false

  constructor(client: Client, table: Table) {
    this.#client = client
    this.#table = table
  }

  /** The server has said that the game is over: its moments are in the record now. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** From a new branch on the past is another one. */
  standsOn(branch: number): void {
    if (branch !== this.#branch) this.#seen.clear()
    this.#branch = branch
  }

  async outline(): Promise<Outline> {
    const { outline } = await this.#overview(null)
    return outline
  }

  async at(entries: number, eyes: Eyes): Promise<ToldMoment> {
    const { id } = this.#table
    const asked = { params: { id, answers: entries }, query: this.#query(eyes) }
    const told = await this.#ask(() => this.#client.call('GET /api/tables/:id/moments/:answers', asked))
    return { ...told, eyes }
  }

  async lines(eyes: Eyes): Promise<readonly StoryLine[]> {
    return (await this.#overview(eyes)).lines
  }

  async cardLives(eyes: Eyes, signal?: AbortSignal): Promise<readonly CardLife[]> {
    const asked = { params: { id: this.#table.id }, query: this.#query(eyes), signal }
    return (await this.#ask(() => this.#client.call('GET /api/tables/:id/past/cards', asked), signal)).lives
  }

  async views(stops: readonly number[], eyes: Eyes): Promise<readonly unknown[]> {
    const keyOf = (stop: number) => `${String(eyes)} ${stop}`
    const branch = this.#branch
    const unknown = stops.filter((stop) => !this.#seen.has(keyOf(stop)))
    const told = unknown.length === 0 ? [] : await this.#fetchViews(unknown, eyes)
    const fetched = new Map(unknown.map((stop, at) => [stop, told[at]]))
    if (branch === this.#branch) for (const [stop, view] of fetched) this.#seen.set(keyOf(stop), view)
    return stops.map((stop) => fetched.get(stop) ?? this.#seen.get(keyOf(stop)))
  }

  async #fetchViews(stops: readonly number[], eyes: Eyes): Promise<readonly unknown[]> {
    const asked = { params: { id: this.#table.id }, query: { ...this.#query(eyes), stops: stops.join(',') } }
    return (await this.#ask(() => this.#client.call('GET /api/tables/:id/past/views', asked))).views
  }

  #overview(eyes: Eyes) {
    const { id } = this.#table
    const asked = { params: { id }, query: this.#query(eyes) }
    return this.#ask(() => this.#client.call('GET /api/tables/:id/moments', asked))
  }

  async #ask<Told>(request: () => Promise<Told>, signal?: AbortSignal): Promise<Told> {
    try {
      return await this.patience.ask(request, signal)
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'finished') this.#isOver = true
      throw error
    }
  }

  #query(eyes: Eyes) {
    const { invite, locale } = this.#table
    return {
      ...(invite === null ? {} : { invite }),
      ...(locale === null ? {} : { locale }),
      ...(eyes === null ? { eyes: 'spectator' as const } : {}),
    }
  }
}
