import { describeRuleNumbers } from '@turnwright/testkit'
import { agricolaModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeRuleNumbers(new URL('./', import.meta.url), agricolaModule, ruleNumbers, [
  { players: 3, options: { draft: 'on' } },
  { players: 1, options: { series: true } },
  { players: 2, options: { cards: 'none' } },
])
