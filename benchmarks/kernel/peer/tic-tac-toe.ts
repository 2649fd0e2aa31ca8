import { INVALID_MOVE } from './boardgame-io.ts'
import type { PeerGame, PeerMove } from './peer-game.ts'

export interface PeerTicTacToeState {
  cells: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** Tic-tac-toe as the peer's own tutorial writes it. */
export function peerTicTacToe({ disableUndo = false } = {}): PeerGame<PeerTicTacToeState> {
  return {
    name: 'tic-tac-toe',
    disableUndo,
    setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },

    moves: {
      clickCell: ({ G, playerID }, cell: number) => {
        if (G.cells[cell] !== null) return INVALID_MOVE
        G.cells[cell] = playerID
        return undefined
      },
    },

    endIf: ({ G, ctx }) => {
      if (hasLine(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
    },

    ai: {
      enumerate: (G) => {
        const moves: PeerMove[] = []
        for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) moves.push({ move: 'clickCell', args: [cell] })
        return moves
      },
    },
  }
}

function hasLine(cells: PeerTicTacToeState['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])
}
