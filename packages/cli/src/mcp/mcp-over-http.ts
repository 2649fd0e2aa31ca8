import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inAddress, namesOf } from './own-names.ts'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'

const PATH = '/mcp'
const MOST_SESSIONS = 50
/** A client that went away without a word has long lost interest by then. */
const LONGEST_SILENCE = 30 * 60_000

export interface HttpAddress {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
}

interface Session {
  readonly transport: StreamableHTTPServerTransport
  /** Requests of it that are not answered yet. */
  served: number
  /** When the last of them was. */
  heard: number
}

/**
 * Serves clients over streamable HTTP, each with tables of its own. Pages of other origins, and names that somebody else
 * made point here, are refused: a browser must not be talked into playing.
 */
export async function serveMcp(
  make: () => McpServer,
  { host, port }: HttpAddress,
  now: () => number = Date.now,
): Promise<{ server: Server; link: string }> {
  const sessions = new Map<string, Session>()
  const server = createServer((request, response) => {
    handle(request, response).catch(() => void (response.headersSent || response.writeHead(500).end()))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port: own } = server.address() as AddressInfo
    if (!isMeantForUs(request, namesOf({ host, port: own })))
      return refuse(response, 403, 'This address is not served to pages of other origins, nor under other names.')
    if (new URL(request.url ?? '/', 'http://here').pathname !== PATH)
      return refuse(response, 404, `The Model Context Protocol is spoken at ${PATH}.`)
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (known !== undefined) return attend(known, request, response)
    if (id !== undefined) return refuse(response, 404, 'That session is over: begin a new one.')
    await endSilent()
    if (sessions.size >= MOST_SESSIONS) return refuse(response, 503, 'Too many clients play already: try again later.')
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (made) => void sessions.set(made, session),
      onsessionclosed: (ended) => void sessions.delete(ended),
    })
    const session: Session = { transport, served: 0, heard: now() }
    await make().connect(transport as Parameters<McpServer['connect']>[0])
    return attend(session, request, response)
  }

  async function attend(session: Session, request: IncomingMessage, response: ServerResponse): Promise<void> {
    session.served++
    response.once('close', () => {
      session.served--
      session.heard = now()
    })
    return session.transport.handleRequest(request, response)
  }

  /** Whoever waits for an answer, or listens, is not silent. */
  async function endSilent(): Promise<void> {
    for (const [id, { transport, served, heard }] of sessions)
      if (served === 0 && now() - heard >= LONGEST_SILENCE) {
        sessions.delete(id)
        await transport.close()
      }
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  const { port: taken } = server.address() as AddressInfo
  return { server, link: `http://${inAddress(host)}:${taken}${PATH}` }
}

function isMeantForUs({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { host, origin } = headers
  if (host === undefined || !names.includes(host)) return false
  return origin === undefined || names.some((name) => origin === `http://${name}`)
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${why}\n`)
}
