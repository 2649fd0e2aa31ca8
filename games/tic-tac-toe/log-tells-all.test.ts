import { project, type Projection } from '@turnwright/kernel/host'
import { playOut } from '@turnwright/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ask, type Cell, type Line, type Mark, type TicTacToeView, ticTacToeModule } from './index.ts'

type Told = Projection<TicTacToeView, Ask | Line>

test('whoever reads the log alone knows the board', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const game = playOut(ticTacToeModule, ['random', 'random'], { seed })
      const { view, log } = project(game, null, { logFrom: 0 }) as Told
      const board: Partial<Record<Cell, Mark>> = {}
      for (const { about } of log.lines) if (about?.kind === 'marked') board[about.cell] = about.by === 0 ? 'X' : 'O'
      expect(board).toEqual(Object.fromEntries(Object.entries(view.board).filter(([, mark]) => mark !== null)))
    }),
  )
})
