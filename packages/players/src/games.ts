import type { GameModule } from '@turnwright/kernel'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'

/** Every game of the platform, one line each, in the order in which the lobby shows them. */
export const games = [ticTacToeModule] as unknown as readonly GameModule[]
