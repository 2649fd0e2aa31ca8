export type { Hint, HintedOption, Lead } from './hint.ts'
export { type HintDepth, hintFor, type HintPlan, USUAL_HINT } from './hint-for.ts'
export { hintOn, type HintTask, hintTaskFor } from './hint-task.ts'
export { adviceWords, isAsGood, optionWords, reasonWords } from './hint-words.ts'
