export { cardText } from '../../cards/words.ts'
export { cardCalled } from '../../rules/identities.ts'
