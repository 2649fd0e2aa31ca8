import { agricolaModule } from '@turnwright/agricola'
import { serveLateAnswers } from '../playing/late-answers.ts'
import { tableOf } from './tables.ts'

serveLateAnswers(tableOf(2, 'late', {}), agricolaModule.agents['greedy'])
