import { estravenGame, type SeatState } from './game.ts'
import { Client, Server, SocketIO } from './the-package.ts'

type EstravenClient = ReturnType<typeof Client<SeatState>>

/** A match at a real server of boardgame.io on this machine: two players and somebody who watches, all over sockets. */
export interface ServedMatch {
  readonly matchID: string
  readonly players: readonly EstravenClient[]
  readonly watcher: EstravenClient
  stop(): void
}

export async function serveMatch(): Promise<ServedMatch> {
  const { app, run, kill } = Server({ games: [estravenGame], origins: [] })
  // It has no setting for the address, and would listen on all of them.
  const listen = app.listen.bind(app) as (port: number, host: string, done: () => void) => ReturnType<typeof app.listen>
  app.listen = ((port: number, done: () => void) => listen(port, '127.0.0.1', done)) as typeof app.listen
  const running = await run({ port: 0 })
  const address = running.appServer.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const server = `http://127.0.0.1:${address.port}`
  const { matchID } = await post(`${server}/games/estraven/create`, { numPlayers: 2 })
  const seats = ['0', '1']
  const credentials = await Promise.all(
    seats.map(async (playerID) => {
      const joined = await post(`${server}/games/estraven/${matchID}/join`, {
        playerID,
        playerName: `seat ${playerID}`,
      })
      return joined['playerCredentials'] ?? ''
    }),
  )
  const players = seats.map((playerID, at) => joinAs(server, matchID ?? '', playerID, credentials[at]))
  const watcher = joinAs(server, matchID ?? '', undefined, undefined)
  return {
    matchID: matchID ?? '',
    players,
    watcher,
    stop() {
      for (const client of [...players, watcher]) client.stop()
      kill(running)
    },
  }
}

function joinAs(
  server: string,
  matchID: string,
  playerID: string | undefined,
  credentials: string | undefined,
): EstravenClient {
  const client = Client<SeatState>({
    game: estravenGame as never,
    matchID,
    ...(playerID === undefined ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
    multiplayer: SocketIO({ server }),
    debug: false,
  })
  client.start()
  return client
}

async function post(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}
