import type { Vocabulary } from '@turnwright/kernel'
import type { EstravenAbout } from '../rules/about.ts'
import { lines } from './lines.ts'
import { questions } from './questions.ts'

export const words: Vocabulary<EstravenAbout> = { en: { ...questions, ...lines } }
