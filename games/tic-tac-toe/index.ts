import { type GameModule, randomAgent } from '@turnwright/kernel'
import { plainMind, searchAgent, withLevels } from '@turnwright/search'
import { tactician } from './ai/tactician.ts'
import { ticTacToeMind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import type { Line } from './rules/lines.ts'
import type { Ask } from './rules/questions.ts'
import { type TicTacToeState, type TicTacToeView, ticTacToe } from './rules/tic-tac-toe.ts'

export { CELLS, type Cell } from './rules/cells.ts'
export type { Line } from './rules/lines.ts'
export type { Ask } from './rules/questions.ts'
export { type Mark, type TicTacToeState, type TicTacToeView, ticTacToe } from './rules/tic-tac-toe.ts'

export const ticTacToeModule: GameModule<TicTacToeState, Record<string, never>, TicTacToeView, Ask | Line> = {
  definition: ticTacToe,
  about: { tagline: 'Three in a row, in a minute.', minutes: 1 },
  agents: /* @__PURE__ */ withLevels(
    {
      random: randomAgent,
      search: /* @__PURE__ */ searchAgent({
        about: 'Plays every move out many times in its head.',
        mind: /* @__PURE__ */ plainMind(randomAgent),
        policy: randomAgent,
        settings: {
          budget: { playouts: 400 },
          turns: null,
          width: 9,
          margin: 0,
          deals: 4,
          kept: 0.5,
          noise: 0,
          sure: null,
        },
      }),
    },
    { mind: ticTacToeMind, policy: tactician, settings },
  ),
  mind: ticTacToeMind,
}
