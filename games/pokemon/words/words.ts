import type { Vocabulary } from '@turnwright/kernel'
import type { DuelAbout } from '../rules/state.ts'
import { choiceWords } from './choice-words.ts'
import { lineWords } from './line-words.ts'
import { questionWords } from './question-words.ts'

/** Every sentence of the duel. */
export const words: Vocabulary<DuelAbout> = { en: { ...questionWords, ...choiceWords, ...lineWords } }
