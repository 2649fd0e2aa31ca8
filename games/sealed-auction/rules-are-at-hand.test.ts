import { describeRuleNumbers } from '@turnwright/testkit'
import { sealedAuctionModule } from './index.ts'
import { ruleNumbers } from './words/rule-numbers.ts'

describeRuleNumbers(new URL('./', import.meta.url), sealedAuctionModule, ruleNumbers, [{ players: 4 }])
