import { estravenGame, type HiddenState, type SeatState } from './game.ts'
import { Overheard } from './overheard.ts'
import { type EstravenGame, open } from './saved-game.ts'
import { Client, Server, SocketIO } from './the-package.ts'

type EstravenClient = ReturnType<typeof Client<SeatState>>

/** A match at a real server of boardgame.io on this machine: two players and somebody who watches, all over sockets. */
export interface ServedMatch {
  readonly matchID: string
  readonly players: readonly EstravenClient[]
  readonly watcher: EstravenClient
  /** What came over the sockets of both players and of whoever watches. */
  readonly overheard: readonly Overheard[]
  /** The game as the server holds it; null before it begins. */
  game(): Promise<EstravenGame | null>
  stop(): void
}

export async function serveMatch(): Promise<ServedMatch> {
  const { app, db, run, kill } = Server({ games: [estravenGame], origins: [] })
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
  const overheard = [0, 1, null].map((seat) => new Overheard(seat))
  const join = (at: number) =>
    joinAs({ server, matchID: matchID ?? '', playerID: seats[at], credentials: credentials[at] }, overheard[at])
  const players = seats.map((_, at) => join(at))
  const watcher = join(seats.length)
  return {
    matchID: matchID ?? '',
    players,
    watcher,
    overheard,
    async game() {
      const { state } = await db.fetch(matchID ?? '', { state: true })
      const { saved } = state.G as Partial<HiddenState>
      return saved === undefined ? null : open(saved)
    },
    stop() {
      for (const client of [...players, watcher]) client.stop()
      kill(running)
    },
  }
}

interface Place {
  readonly server: string
  readonly matchID: string
  readonly playerID: string | undefined
  readonly credentials: string | undefined
}

function joinAs({ server, matchID, playerID, credentials }: Place, overheard: Overheard | undefined): EstravenClient {
  const sockets = SocketIO({ server })
  const client = Client<SeatState>({
    game: estravenGame as never,
    matchID,
    ...(playerID === undefined ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
    multiplayer: (options) =>
      sockets({
        ...options,
        transportDataCallback: (message) => {
          overheard?.hear(message)
          options.transportDataCallback(message)
        },
      }),
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
