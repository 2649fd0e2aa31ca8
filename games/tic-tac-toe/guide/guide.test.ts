import { describeGuide } from '@turnwright/testkit'
import { ticTacToeModule } from '../index.ts'
import { guide } from './guide.ts'

describeGuide(new URL('../', import.meta.url), ticTacToeModule, guide)
