/** For the workbench, which has no test around it: nothing here needs vitest. */
export { cardsLyingAlone, cardsWithin } from './checks/places-of-cards.ts'
export { firstDifference } from './difference.ts'
export { type Pick, selectionOf } from './scenario/picks.ts'
export { type SecretsAt, secretsAt } from './twins/secrets-at.ts'
