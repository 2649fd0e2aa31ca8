import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import {
  type Acknowledgement,
  type AnswerRequest,
  type Client,
  createClient,
  newKey,
  ProblemError,
  problem,
  queryOf,
  type Route,
  type RouteName,
  routes,
  type TableRequest,
  type TableState,
} from '@turnwright/protocol'
import { TestStream } from './test-stream.ts'

interface StreamQuery {
  readonly invite?: string
  readonly locale?: string
}

interface Spoken {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** A person at the other end of the line. Checks that every word of the server fits the route table. */
export class TestGuest {
  readonly #origin: () => string
  readonly #client: Client
  readonly #streams: TestStream[] = []
  /** Everything the server ever sent to this person. */
  readonly heard: string[] = []
  cookie = ''

  constructor(origin: () => string) {
    this.#origin = origin
    this.#client = createClient({
      headers: () => ({ cookie: this.cookie }),
      fetch: (path, init) => this.#fetch(path, init),
    })
  }

  get client(): Client {
    return this.#client
  }

  readonly call: Client['call'] = async (route, ...request) => {
    const response = await this.#client.call(route, ...request)
    const { response: schema }: Route = routes[route as RouteName]
    schema.parse(response)
    return response
  }

  /** The problem with which a request is refused; fails when it is not. */
  async isRefused(request: Promise<unknown>): Promise<ProblemError['problem']> {
    try {
      await request
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return problem.parse(error.problem)
    }
    throw new Error('it was not refused')
  }

  /** Any request at all, as a hostile client would send it. */
  async speak(method: string, path: string, init: RequestInit = {}): Promise<Spoken> {
    const headers = { cookie: this.cookie, ...(init.headers as Record<string, string> | undefined) }
    const response = await this.#fetch(path, { method, ...init, headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  opens(request: TableRequest): Promise<TableState> {
    return this.call('POST /api/tables', { body: request })
  }

  joins({ id, invite }: TableState): Promise<TableState> {
    return this.call('POST /api/tables/:id/join', { params: { id }, body: invite === null ? {} : { invite } })
  }

  sees(id: string, query: StreamQuery = {}): Promise<TableState> {
    return this.call('GET /api/tables/:id', { params: { id }, query })
  }

  /** The answer this person would give to the first question they see. */
  answerTo(state: TableState, selection: AnySelection | ((prompt: Prompt) => AnySelection)): AnswerRequest {
    const [prompt] = state.play?.prompts ?? []
    if (prompt === undefined || state.play === null || state.you.seat === null) throw new Error('nothing is asked')
    return {
      actor: state.play.players[state.you.seat]?.name ?? '',
      title: prompt.title,
      requestId: prompt.requestId,
      branchId: state.play.branchId,
      selection: typeof selection === 'function' ? selection(prompt) : selection,
      key: newKey(),
    }
  }

  sends(id: string, answer: AnswerRequest): Promise<Acknowledgement> {
    return this.call('POST /api/tables/:id/answers', { params: { id }, body: answer })
  }

  /** Looks at the table and answers; by default with the first choice. */
  async answers(
    id: string,
    selection: AnySelection | ((prompt: Prompt) => AnySelection) = firstChoice,
  ): Promise<Acknowledgement> {
    return this.sends(id, this.answerTo(await this.sees(id), selection))
  }

  undoes(id: string, key: string = newKey()): Promise<Acknowledgement> {
    return this.call('POST /api/tables/:id/undo', { params: { id }, body: { key } })
  }

  leaves(id: string, key: string = newKey()): Promise<TableState> {
    return this.call('POST /api/tables/:id/leave', { params: { id }, body: { key } })
  }

  async follows(id: string, lastEventId: string | null = null, query: StreamQuery = {}): Promise<TestStream> {
    const headers: Record<string, string> = lastEventId === null ? {} : { 'last-event-id': lastEventId }
    const line = new AbortController()
    const path = `/api/tables/${id}/stream${queryOf({ ...query })}`
    const response = await this.#client.open(path, { headers, signal: line.signal })
    const stream = new TestStream(response, line, (text) => this.heard.push(text))
    this.#streams.push(stream)
    return stream
  }

  hangUp(): void {
    for (const stream of this.#streams) stream.hangUp()
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(this.#origin() + path, init)
    for (const given of response.headers.getSetCookie()) this.cookie = withCookie(this.cookie, given)
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) return response
    const text = await response.text()
    this.heard.push(text)
    return new Response(text, { status: response.status, headers: response.headers })
  }
}

/** What a browser sends after it was given this; what is given for no time at all is taken away. */
function withCookie(sent: string, given: string): string {
  const [pair = ''] = given.split(';', 1)
  const name = pair.slice(0, pair.indexOf('='))
  const others = sent.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`))
  return (given.includes('Max-Age=0') ? others : [pair, ...others]).join('; ')
}

export function firstChoice({ choices }: Prompt): AnySelection {
  return choices.slice(0, 1).map(({ id }) => id)
}
