import { lofts } from '../../../examples/rules/passed-hands.ts'
import { pig } from '../../../examples/rules/pig.ts'
import { cups } from '../../../examples/rules/shown-and-swapped.ts'
import { describeGame } from './describe-game.ts'

describeGame(lofts)
describeGame(cups)
describeGame(pig)
