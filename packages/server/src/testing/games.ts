import type { GameModule } from '@turnwright/kernel'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { parlourModule } from './parlour.ts'

/** The games of test servers; threads of slow bots load this module too. */
export const games: readonly GameModule[] = [ticTacToeModule, parlourModule]
export const gamesUrl: string = import.meta.url
