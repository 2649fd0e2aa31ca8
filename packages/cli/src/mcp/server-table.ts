import { setTimeout } from 'node:timers/promises'
import type { SeatLine, SeatQuestion } from '@turnwright/arena'
import { type AnySelection, lineText, type ProjectedLine, type Projection, type Prompt } from '@turnwright/kernel/host'
import { type Client, newKey, ProblemError, type ShownTable, type TableState } from '@turnwright/protocol'
import { guestClient, told } from './guest-client.ts'
import { type Prospect, Refusal, type SeatTable, type SeenTable, type Standing } from './seat-table.ts'

const POLL_MS = 500

export interface ServerSeat {
  /** The link of a table, with its invitation where it has one. */
  readonly link: string
  readonly name: string
  readonly seat: number | null
}

/** A seat at a table of a running server, beside people and bots. */
export class ServerTable implements SeatTable {
  readonly #client: Client
  readonly #id: string
  #state: TableState
  #told = 0
  #number = 0
  #requestId: string | null = null
  #question: SeatQuestion | null = null
  #refusal: string | null = null

  private constructor(client: Client, state: TableState) {
    this.#client = client
    this.#id = state.id
    this.#state = state
  }

  static async sit({ link, name, seat }: ServerSeat): Promise<ServerTable> {
    const { origin, id, invite } = linkParts(link)
    const client = guestClient(origin)
    return told(async () => {
      await client.call('POST /api/identity', { body: { name } })
      const body = { ...(invite === null ? {} : { invite }), ...(seat === null ? {} : { seat }) }
      return new ServerTable(client, await client.call('POST /api/tables/:id/join', { params: { id }, body }))
    })
  }

  get game(): string {
    return this.#state.game
  }

  async look(): Promise<Standing> {
    await this.#refresh()
    return this.#standing()
  }

  async wait(ms: number): Promise<Standing> {
    const deadline = performance.now() + ms
    for (;;) {
      const standing = await this.look()
      if (standing.type !== 'waiting' || performance.now() >= deadline) return standing
      await setTimeout(Math.min(POLL_MS, ms))
    }
  }

  async answer(number: number, selection: AnySelection): Promise<Standing> {
    const { play } = this.#state
    const prompt = play?.prompts.find(({ requestId }) => requestId === this.#requestId)
    if (play === null || prompt === undefined || this.#question?.number !== number)
      throw new Refusal('That question is not asked any more: look at the table, then answer.')
    const actor = play.players[play.seat ?? 0]?.name ?? ''
    const { title, requestId } = prompt
    try {
      await this.#client.call('POST /api/tables/:id/answers', {
        params: { id: this.#id },
        body: { actor, title, selection, requestId, branchId: play.branchId, key: newKey() },
      })
      this.#refusal = null
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown
      this.#refusal = thrown.message
    }
    this.#question = null
    return this.look()
  }

  /** People sit here, or may: what they cannot do, nobody can. */
  imagine(): Promise<Prospect> {
    return Promise.reject(new Refusal('Nobody imagines at a table of a server: do so at a private one.'))
  }

  async leave(): Promise<void> {
    await told(() =>
      this.#client.call('POST /api/tables/:id/leave', { params: { id: this.#id }, body: { key: newKey() } }),
    )
  }

  async show(): Promise<Pick<ShownTable, 'options' | 'play' | 'imagined'>> {
    const { options, play } = this.#state
    return { options, play: play as Projection | null, imagined: 0 }
  }

  async goesOn({ answers }: SeenTable, ms: number): Promise<void> {
    const deadline = performance.now() + ms
    for (;;) {
      await this.#refresh()
      const { play } = this.#state
      if ((play?.answers ?? -1) !== answers || performance.now() >= deadline) return
      await setTimeout(Math.min(POLL_MS, ms))
    }
  }

  async #refresh(): Promise<void> {
    this.#state = await told(() => this.#client.call('GET /api/tables/:id', { params: { id: this.#id } }))
  }

  #standing(): Standing {
    const { play, seats, status } = this.#state
    if (status === 'closed' || status === 'faulted') throw new Refusal(`The table is ${status}: leave it.`)
    if (play === null)
      return {
        type: 'waiting',
        for: seats.filter(({ kind }) => kind === 'open').map(() => 'somebody who sits down'),
        imagined: 0,
      }
    if (play.result !== null) return { type: 'over', result: play.result as Projection['result'], imagined: 0 }
    const prompt = play.prompts[0]
    if (prompt !== undefined) return { ...this.#asked(prompt as Prompt, play as Projection), imagined: 0 }
    return { type: 'waiting', for: play.waitingFor.map(({ seat }) => play.players[seat]?.name ?? ''), imagined: 0 }
  }

  /** The same question keeps its number, and its lines, until it is answered. */
  #asked(prompt: Prompt, { view, log }: Projection): SeatQuestion {
    if (this.#question !== null && prompt.requestId === this.#requestId) return this.#question
    const { type, about, title, help, choices, min, max, unavailable, anytime, examples } = prompt
    const lines = log.lines.filter(({ index }) => index >= this.#told).map(lineOf)
    this.#told = log.total
    this.#requestId = prompt.requestId
    this.#question = {
      type: 'question',
      number: ++this.#number,
      view,
      question: {
        type,
        ...(about === undefined ? {} : { about }),
        title,
        help,
        choices,
        min,
        max,
        unavailable,
        anytime,
        examples: examples.map((each) => [each]),
      },
      lines,
      refusal: this.#refusal === null ? null : { reason: this.#refusal, triesLeft: null },
    }
    this.#refusal = null
    return this.#question
  }
}

function lineOf(line: ProjectedLine): SeatLine {
  const { index, about, identities } = line
  const known = identities === undefined ? {} : { identities }
  return { index, ...(about === undefined ? {} : { about }), ...known, text: lineText(line) }
}

function linkParts(link: string): { origin: string; id: string; invite: string | null } {
  const url = URL.canParse(link) ? new URL(link) : null
  const id = url?.pathname.match(/[A-Za-z0-9_-]{22}/)?.[0]
  if (url === null || id === undefined)
    throw new Refusal(
      `"${link.slice(0, 80)}" is no link of a table: take the one from its page, such as http://localhost:8080/tables/…`,
    )
  const invite = url.searchParams.get('invite') ?? /invite=([A-Za-z0-9_-]{22})/.exec(url.hash)?.[1] ?? null
  return { origin: url.origin, id, invite }
}
