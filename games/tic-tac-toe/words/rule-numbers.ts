import type { RuleNumbers } from '@turnwright/kernel'
import type { Ask } from '../rules/questions.ts'

/** The rule behind the only question there is. */
export const ruleNumbers: RuleNumbers<Extract<Ask, { readonly kind: 'mark-a-cell' }>> = { 'mark-a-cell': 'T3' }
