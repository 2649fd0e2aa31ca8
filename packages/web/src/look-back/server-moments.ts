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
  #isOver = false

  constructor(client: Client, table: Table) {
    this.#client = client
    this.#table = table
  }

  /** The server has said that the game is over: its moments are in the record now. */
  get isOver(): boolean {
    return this.#isOver
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

  async cardLives(eyes: Eyes): Promise<readonly CardLife[]> {
    const asked = { params: { id: this.#table.id }, query: this.#query(eyes) }
    return (await this.#ask(() => this.#client.call('GET /api/tables/:id/past/cards', asked))).lives
  }

  /** A graph is for when the game is over. */
  views(): Promise<readonly unknown[]> {
    return Promise.resolve([])
  }

  #overview(eyes: Eyes) {
    const { id } = this.#table
    const asked = { params: { id }, query: this.#query(eyes) }
    return this.#ask(() => this.#client.call('GET /api/tables/:id/moments', asked))
  }

  async #ask<Told>(request: () => Promise<Told>): Promise<Told> {
    try {
      return await this.patience.ask(request)
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
