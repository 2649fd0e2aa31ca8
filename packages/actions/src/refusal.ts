import type { BaseCost } from './cost.ts'

/** Why an action is not taken. A game may know more codes of its own. */
export const RefusalCode = {
  NOT_YOUR_PRIORITY: 'NOT_YOUR_PRIORITY',
  WRONG_PHASE: 'WRONG_PHASE',
  CANNOT_PAY: 'CANNOT_PAY',
  NO_LEGAL_TARGET: 'NO_LEGAL_TARGET',
  NOT_CHAINABLE: 'NOT_CHAINABLE',
  UNKNOWN_CARD: 'UNKNOWN_CARD',
  ALREADY_USED: 'ALREADY_USED',
} as const

export type RefusalCode = (typeof RefusalCode)[keyof typeof RefusalCode]

export interface Refusal<Code extends string = RefusalCode> {
  readonly code: Code
  /** The cost that cannot be paid, where that is why. */
  readonly cost?: BaseCost
}

export type ValidationResult<Code extends string = RefusalCode> =
  | { readonly valid: true }
  | { readonly valid: false; readonly refusal: Refusal<Code> }

export const VALID: { readonly valid: true } = { valid: true }

/** One object for each code: refusals are made by the thousand when choices are listed. */
const PLAIN: ReadonlyMap<string, Refusal> = new Map(
  Object.values(RefusalCode).map((code) => [code, Object.freeze({ code })] as const),
)

export function refuse(code: RefusalCode): Refusal {
  return PLAIN.get(code) as Refusal
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value
}
