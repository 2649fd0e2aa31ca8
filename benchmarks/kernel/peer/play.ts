import type { Chance } from '@turnwright/kernel/search'
import { Client, CreateGameReducer, InitializeGame } from './boardgame-io.ts'
import type { PeerGame, PeerMove } from './peer-game.ts'

const SEATS = 2

/** Plays one game to its end with random legal moves through the peer's reducer, its fastest way. Gives the moves. */
export function reducerPlayout<G>(game: PeerGame<G>): (chance: Chance) => number {
  const reducer = CreateGameReducer({ game })
  return (chance) => {
    let state = InitializeGame({ game, numPlayers: SEATS })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer
      const { move, args } = pick(game.ai.enumerate(state.G as G, state.ctx, playerID), chance)
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as never)
      moves++
    }
    return moves
  }
}

/**
 * The same through a headless Client, which stands for people's answers. It would mask the state even where one
 * process plays both seats, and then the moves could not be listed: it plays without the peer's player view.
 */
export function clientPlayout<G>({ playerView: _, ...game }: PeerGame<G>): (chance: Chance) => number {
  return (chance) => {
    const client = Client({ game, numPlayers: SEATS, debug: false })
    client.start()
    let moves = 0
    for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
      const { move, args } = pick(game.ai.enumerate(state.G as G, state.ctx, state.ctx.currentPlayer), chance)
      client.moves[move]?.(...args)
      moves++
    }
    client.stop()
    return moves
  }
}

function pick(moves: readonly PeerMove[], chance: Chance): PeerMove {
  return moves[chance.int(moves.length)] as PeerMove
}
