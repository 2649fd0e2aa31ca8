/** What makes ratings of games, wherever they were played: pure, for pages as well. */
export { Comparisons } from './comparisons.ts'
export { ANCHOR_RATING, type Rating, ratingsOf } from './ratings.ts'
