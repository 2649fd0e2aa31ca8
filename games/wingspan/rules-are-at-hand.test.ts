import { describeRuleNumbers } from '@turnwright/testkit'
import { wingspanModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeRuleNumbers(new URL('./', import.meta.url), wingspanModule, ruleNumbers, [{ players: 4 }, { players: 1 }])
