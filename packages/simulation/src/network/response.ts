import { BEAT_HEADER } from '@turnwright/protocol'
import { HEARTBEAT } from '../node/heartbeat.ts'
import type { LineBody } from './line-body.ts'
import type { Reply } from './request.ts'

/** What the client reads of a response, and nothing else: a browser's own takes longer to make than to answer. */
class PlainResponse {
  readonly status: number
  readonly ok: boolean
  readonly body: LineBody | null
  readonly headers: Pick<Headers, 'get' | 'getSetCookie'>
  readonly #text: string

  constructor({ status, cookie, body }: Reply, line: LineBody | null = null) {
    this.status = status
    this.ok = status >= 200 && status < 300
    this.body = line
    this.headers = {
      get: (name) => (line !== null && name === BEAT_HEADER ? String(HEARTBEAT) : null),
      getSetCookie: () => (cookie === null ? [] : [cookie]),
    }
    this.#text = body
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

export function responseOf(reply: Reply): Response {
  return new PlainResponse(reply) as unknown as Response
}

export function streamOf(line: LineBody): Response {
  return new PlainResponse({ status: 200, cookie: null, body: '' }, line) as unknown as Response
}
