import type { Words } from '@turnwright/kernel'
import type { Line } from '../rules/lines.ts'
import type { Ask } from '../rules/questions.ts'
import { lines } from './lines.ts'
import { questions } from './questions.ts'

export const english: Words<Ask | Line> = { ...questions, ...lines }
