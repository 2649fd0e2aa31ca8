/** For those who think before they answer: worlds that could be this one, and what may be answered in them. */
export { deriveSeed, Random } from './chance/random.ts'
export { legalAnswers, legalSelections } from './questions/legal-selections.ts'
export { randomSelection } from './questions/random-selection.ts'
export { originOf } from './search/branching.ts'
export { imagine } from './search/imagine.ts'
export { type PackedFork, packFork, unpackFork } from './search/packed-fork.ts'
export { dealTwin, noGlimpses } from './search/twin.ts'
