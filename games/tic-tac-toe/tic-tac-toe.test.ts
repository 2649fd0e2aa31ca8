import { describeGame } from '@turnwright/testkit'
import { ticTacToeModule } from './index.ts'

describeGame(ticTacToeModule)
