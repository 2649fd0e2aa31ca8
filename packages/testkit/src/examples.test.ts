import { lofts } from '../../../examples/rules/passed-hands.ts'
import { describeGame } from './describe-game.ts'

describeGame(lofts)
