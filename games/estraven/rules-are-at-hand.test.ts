import { describeRuleNumbers } from '@turnwright/testkit'
import { estravenModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeRuleNumbers(new URL('./', import.meta.url), estravenModule, ruleNumbers, [{ players: 2 }])
