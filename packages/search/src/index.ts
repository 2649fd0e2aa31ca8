export { bestByHalving, type Judged } from './halving.ts'
export { searchAgent, type SearchSettings } from './search-agent.ts'
