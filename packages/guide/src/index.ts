export {
  type AsksAbout,
  type Chapter,
  type ChosenOptions,
  type DoStep,
  type FirstGame,
  type Guide,
  type GuidedDeal,
  isDo,
  type LookStep,
  type Step,
  stepsOf,
} from './guide.ts'
export { type GuideVocabulary, type GuideWords, guideWords, piecesOf, type StepWords } from './guide-words.ts'
export {
  backTo,
  BEGINNING,
  followed,
  nextDeed,
  nextStep,
  type Progress,
  readProgress,
  type TableMoment,
} from './progress.ts'
export { answerAt, isOffered } from './offered.ts'
export { standsAt } from './question.ts'
export { accepts, isSameAnswer } from './same-answer.ts'
