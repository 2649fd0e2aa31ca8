import { describeGame } from './describe-game.ts'
import { pond } from './fixtures/pond.ts'

describeGame(pond, { tokens: ({ coins, bank }) => ({ coins: coins.reduce((sum, each) => sum + each, bank) }) })
