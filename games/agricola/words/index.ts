import type { Vocabulary } from '@turnwright/kernel'
import type { AgricolaAbout } from '../rules/about.ts'
import { anytime, choices } from './choices.ts'
import { lines } from './lines.ts'
import { questions } from './questions.ts'
import { sources } from './sources.ts'

/** Every sentence of the game. */
export const words: Vocabulary<AgricolaAbout> = { en: { ...questions, ...choices, ...anytime, ...lines, ...sources } }
