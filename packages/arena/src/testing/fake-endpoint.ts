import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SeatPrompt } from '../index.ts'

/** What a model is asked with, as far as tests look at it. */
export interface ModelRequest {
  readonly model: string
  readonly stream: boolean
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly response_format: { readonly json_schema: { readonly schema: unknown } }
}

export interface AskedModel {
  readonly question: SeatPrompt
  readonly refusal: { readonly reason: string } | null
  readonly notebook: string
}

type Reply = (request: ModelRequest, response: ServerResponse, headers: IncomingMessage['headers']) => void

/** An address on this machine that answers as a model would, or as no model should. */
export class FakeEndpoint implements AsyncDisposable {
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(reply: Reply): Promise<FakeEndpoint> {
    const server = createServer((request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () =>
        reply(JSON.parse(Buffer.concat(pieces).toString('utf8')) as ModelRequest, response, request.headers),
      )
    })
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    return new FakeEndpoint(server)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}

/** What the model is asked. */
export function askedIn({ messages }: ModelRequest): AskedModel {
  return JSON.parse(messages.at(-1)?.content ?? '') as AskedModel
}

/** A completion with that content, ten tokens for the question and two for the answer. */
export function complete(response: ServerResponse, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const usage = { prompt_tokens: 10, completion_tokens: 2 }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }], usage }))
}

/** Answers with the first example, as the schema wants it. */
export function sensible({ question, notebook }: AskedModel): object {
  const noted = { notebook: `${notebook}.` }
  if (question.type === 'action') return { ...noted, example: 0 }
  const chosen = question.examples.find((each) => Array.isArray(each))
  return { ...noted, selection: chosen }
}
