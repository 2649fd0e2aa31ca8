import { serveAnswers } from '../playing/answers.ts'
import { tableOf } from './tables.ts'

serveAnswers(tableOf(5, 'answers'))
