import type { Client } from '@turnwright/protocol/client'
import type { Eyes, Outline, StoryLine, ToldMoment } from '@turnwright/replay'
import type { MomentSource } from '../replay/moment-source.ts'

interface Table {
  readonly id: string
  readonly invite: string | null
  readonly locale: string | null
}

/** Moments of a game that goes on: the server tells what these eyes were told then. */
export class ServerMoments implements MomentSource {
  readonly #client: Client
  readonly #table: Table

  constructor(client: Client, table: Table) {
    this.#client = client
    this.#table = table
  }

  async outline(): Promise<Outline> {
    const { outline } = await this.#overview(null)
    return outline
  }

  async at(entries: number, eyes: Eyes): Promise<ToldMoment> {
    const { id } = this.#table
    const told = await this.#client.call('GET /api/tables/:id/moments/:answers', {
      params: { id, answers: entries },
      query: this.#query(eyes),
    })
    return { ...told, eyes }
  }

  async lines(eyes: Eyes): Promise<readonly StoryLine[]> {
    return (await this.#overview(eyes)).lines
  }

  /** A graph is for when the game is over. */
  views(): Promise<readonly unknown[]> {
    return Promise.resolve([])
  }

  #overview(eyes: Eyes) {
    const { id } = this.#table
    return this.#client.call('GET /api/tables/:id/moments', { params: { id }, query: this.#query(eyes) })
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
