import type { Ctx } from 'boardgame.io'
import type { Seat } from '@turnwright/kernel'
import type { SelectionItem } from '@turnwright/kernel/host'
import type { EstravenGame } from './saved-game.ts'
import { estravenGame, type HiddenState, type SeatState } from './game.ts'
import { open } from './saved-game.ts'
import { Client, Local } from './the-package.ts'

/** Two clients of boardgame.io at a local master of their own, with a way to look behind the scenes. */
export interface SeatedClients {
  does(seat: Seat, move: string, ...args: readonly SelectionItem[]): void
  /** What the client shows its player. */
  shown(seat: Seat): SeatState
  /** Everything that the master has sent to a client since this was last asked. */
  received(seat: Seat): readonly unknown[]
  /** Somebody without a seat, who sees what all may see. */
  watch(): WatchingClient
  over(): unknown
  /** What boardgame.io makes of it: turn, whose it is, and its stages. */
  ctx(): Ctx
  /** Sends an event of boardgame.io past everything that a client offers. */
  sendsEvent(seat: Seat, type: string, ...args: readonly unknown[]): void
  undoes(seat: Seat): void
  /** The game as the master holds it. */
  game(): EstravenGame
  readonly fingerprintAtTheStart: string
  stop(): void
}

export interface WatchingClient {
  does(move: string): void
  shown(): SeatState
  /** Everything that the master has sent since this was last asked. */
  received(): readonly unknown[]
  over(): unknown
}

export function seatClients(): SeatedClients {
  let held = ''
  const received: [unknown[], unknown[]] = [[], []]
  const receivedWatching: unknown[] = []
  // A game object of its own gives every table a master of its own.
  const game = {
    ...estravenGame,
    endIf: (context: Parameters<NonNullable<typeof estravenGame.endIf>>[0]) => {
      const { G } = context
      if ('saved' in G) held = (G as HiddenState).saved
      return estravenGame.endIf?.(context)
    },
  }
  const local = Local()
  const join = (seat: Seat | null) => {
    const client = Client({
      game,
      numPlayers: 2,
      ...(seat === null ? {} : { playerID: String(seat) }),
      matchID: 'duel',
      debug: false,
      multiplayer: (options) =>
        local({
          ...options,
          transportDataCallback: (data) => {
            ;(received[seat ?? -1] ?? receivedWatching).push(data)
            options.transportDataCallback(data)
          },
        }),
    })
    client.start()
    return client
  }
  const clients = [0, 1].map(join)
  const stateOf = (seat: Seat) => clients[seat]?.getState()
  clients[0]?.moves['begin']?.()
  return {
    does: (seat, move, ...args) => clients[seat]?.moves[move]?.(...args),
    shown: (seat) => stateOf(seat)?.G as SeatState,
    received: (seat) => received[seat]?.splice(0) ?? [],
    watch() {
      const client = join(null)
      clients.push(client)
      return {
        does: (move) => client.moves[move]?.(),
        shown: () => client.getState()?.G as SeatState,
        received: () => receivedWatching.splice(0),
        over: () => client.getState()?.ctx.gameover as unknown,
      }
    },
    over: () => stateOf(0)?.ctx.gameover as unknown,
    ctx: () => stateOf(0)?.ctx as Ctx,
    sendsEvent: (seat, type, ...args) =>
      clients[seat]?.store.dispatch({ type: 'GAME_EVENT', payload: { type, args, playerID: String(seat) } }),
    undoes: (seat) => clients[seat]?.undo(),
    game: () => open(held),
    fingerprintAtTheStart: open(held).fingerprint(),
    stop: () => {
      for (const client of clients) client.stop()
    },
  }
}
