import { estravenModule } from '@turnwright/estraven'
import { serveLateAnswers } from '../playing/late-answers.ts'
import { duels } from './tables.ts'

serveLateAnswers(duels('late'), estravenModule.agents['greedy'])
