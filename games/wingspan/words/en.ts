import type { Words } from '@turnwright/kernel'
import type { WingspanAbout } from '../rules/about.ts'
import { lines } from './lines.ts'
import { offers } from './offers.ts'
import { questions } from './questions.ts'
import { sources } from './sources.ts'

export const english: Words<WingspanAbout> = { ...questions, ...offers, ...lines, ...sources }
