import { wingspanModule } from '@turnwright/wingspan'
import { serveLateAnswers } from '../playing/late-answers.ts'
import { tableOf } from './tables.ts'

serveLateAnswers(tableOf(2, 'late'), wingspanModule.agents['greedy'])
