import { type Chance, Random } from '@turnwright/kernel/search'
import { io, type Socket } from 'socket.io-client'
import type { Ctx } from '../../kernel/peer/boardgame-io.ts'
import { type PeerCardGameState, peerCardGame } from '../../kernel/peer/card-game.ts'
import type { PlayedTable } from '../load/played-table.ts'

interface PeerView {
  readonly G: PeerCardGameState
  readonly ctx: Ctx
  readonly _stateID: number
}

interface PeerSeat {
  readonly socket: Socket
  readonly credentials: string
  view: PeerView
  heard: (view: PeerView) => void
}

const SEATS = ['0', '1'] as const
const { ai } = peerCardGame({ endless: true })

/** A match on the peer's server, with a socket for each seat. */
export class PeerMatch implements PlayedTable {
  readonly #id: string
  readonly #seats: readonly PeerSeat[]
  readonly #chance: Chance

  private constructor(id: string, seats: readonly PeerSeat[]) {
    this.#id = id
    this.#seats = seats
    this.#chance = Random.fromSeed(id)
  }

  static async open(port: number): Promise<PeerMatch> {
    const lobby = `http://127.0.0.1:${port}/games/cards`
    const { matchID } = (await post(`${lobby}/create`, { numPlayers: SEATS.length })) as { matchID: string }
    const seats: PeerSeat[] = []
    for (const playerID of SEATS) {
      const joined = await post(`${lobby}/${matchID}/join`, { playerID, playerName: `player ${playerID}` })
      seats.push(await sit(port, matchID, playerID, (joined as { playerCredentials: string }).playerCredentials))
    }
    return new PeerMatch(matchID, seats)
  }

  /** The peer acknowledges nothing; that the player's own view has moved on is as good. */
  async answer(): Promise<number> {
    const playerID = this.#seats[0]?.view.ctx.currentPlayer ?? ''
    const seat = this.#seats[Number(playerID)] as PeerSeat
    const { G, ctx, _stateID } = seat.view
    const moves = ai.enumerate(G, ctx, playerID)
    const { move, args } = moves[this.#chance.int(moves.length)] as (typeof moves)[number]
    const sent = performance.now()
    const everyone = this.#seats.map((each) => heardAfter(each, _stateID))
    const acknowledged = (everyone[Number(playerID)] as Promise<void>).then(() => performance.now() - sent)
    const payload = { type: move, args, playerID, credentials: seat.credentials }
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, playerID)
    await Promise.all(everyone)
    return acknowledged
  }

  hangUp(): void {
    for (const { socket } of this.#seats) socket.close()
  }
}

function heardAfter(seat: PeerSeat, stateID: number): Promise<void> {
  return new Promise((resolve) => {
    seat.heard = ({ _stateID }) => {
      if (_stateID > stateID) resolve()
    }
  })
}

async function sit(port: number, matchID: string, playerID: string, credentials: string): Promise<PeerSeat> {
  const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const synced = new Promise<PeerView>((resolve) =>
    socket.once('sync', (_matchID: string, info: { state: PeerView }) => resolve(info.state)),
  )
  socket.emit('sync', matchID, playerID, credentials, SEATS.length)
  const seat: PeerSeat = { socket, credentials, view: await synced, heard: () => {} }
  socket.on('update', (_matchID: string, view: PeerView) => {
    seat.view = view
    seat.heard(view)
  })
  return seat
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`the peer answered ${response.status} to ${url}`)
  return response.json()
}
