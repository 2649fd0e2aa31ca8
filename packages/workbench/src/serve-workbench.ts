import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { carryOut } from './carry-out.ts'
import { deedSchema } from './deed-schema.ts'
import { Refusal } from './rules-process.ts'
import { isFromHere } from './same-machine.ts'
import type { Workbench } from './workbench.ts'

/** Whoever draws the page: it answers everything but what the bench itself tells. */
export type PageDoor = (request: IncomingMessage, response: ServerResponse) => void

export interface OpenBench {
  readonly url: string
  readonly close: () => Promise<void>
}

const LARGEST = 1_000_000
/** Where pages look for what the plain board should know of a game. */
const LOOKS = '/looks.json'

/** Serves the bench to this machine, and to its own page alone: whoever reaches it sees every hand. */
export async function serveWorkbench(
  bench: Workbench,
  port: number,
  pageFor: (server: Server) => Promise<PageDoor>,
): Promise<OpenBench> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  const page = await pageFor(server)
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (!isFromHere(request, listening)) return refuse(response, 403, 'The workbench is for its own page alone.')
    if (pathname === '/bench/events') return tellOn(bench, response)
    if (pathname === LOOKS) return respond(response, 200, looksOf(bench))
    if (pathname === '/bench/do' && request.method === 'POST') return void doOnce(bench, request, response)
    page(request, response)
  })
  // A page of another site may open a socket without asking: what is told there is about boards, and theirs is none.
  server.prependListener('upgrade', (request, socket) => {
    if (!isFromHere(request, listening)) socket.destroy()
  })
  return {
    url: `http://127.0.0.1:${listening}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await bench.close()
    },
  }
}

/** Everything that changes, as it does. */
function tellOn(bench: Workbench, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const tell = (now: object) => response.write(`data: ${JSON.stringify(now)}\n\n`)
  tell(bench.now)
  response.on('close', bench.follow(tell))
}

function looksOf({ now: { game } }: Workbench): object {
  return game === null ? {} : { [game.id]: { viewWords: game.viewWords } }
}

async function doOnce(bench: Workbench, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const deed = deedSchema.safeParse(await bodyOf(request))
    if (!deed.success) return refuse(response, 400, 'The workbench does not know how to do that.')
    respond(response, 200, await carryOut(bench, deed.data))
  } catch (error) {
    if (error instanceof Refusal) return refuse(response, 409, error.message)
    refuse(response, 500, error instanceof Error ? error.message : String(error))
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > LARGEST) throw new Refusal('That is too much at once.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('That is not JSON.')
  }
}

function refuse(response: ServerResponse, status: number, problem: string): void {
  respond(response, status, { problem })
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
