import type { Ctx, Game } from './boardgame-io.ts'

export interface PeerMove {
  readonly move: string
  readonly args: number[]
}

/** A game of the peer that lists its legal moves. */
export interface PeerGame<G> extends Game<G> {
  readonly ai: { enumerate: (G: G, ctx: Ctx, playerID: string) => PeerMove[] }
}
