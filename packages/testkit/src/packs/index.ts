export type { CardFacts, FactPack } from './fact-pack.ts'
export { type FactsReport, storeFacts } from './store-facts.ts'
