import { describeRules } from '@turnwright/testkit'

describeRules(new URL('./', import.meta.url), 'A')
