import { describeRuleNumbers } from '@turnwright/testkit'
import { pokemonModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeRuleNumbers(new URL('./', import.meta.url), pokemonModule, ruleNumbers, [
  { players: 2 },
  { players: 2, options: { ceremony: 'by-hand' } },
])
