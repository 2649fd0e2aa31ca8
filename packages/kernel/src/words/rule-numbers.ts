import type { About } from './about.ts'

/** The number of a rule in the game's RULES.md: its letter and a number, such as `W12`. */
export type RuleNumber = `${Letter}${number}`

type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | LaterLetter
type LaterLetter = 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'

/**
 * The rule that stands behind each kind of question or refusal; leaving a kind out does not compile. Where one kind has
 * several rules, one of its fields says which, and no value of that field may be left out either.
 */
export type RuleNumbers<A extends About = About> = {
  readonly [Kind in A['kind']]: RuleNumber | RuleByField<Extract<A, { readonly kind: Kind }>>
}

type RuleByField<A> = {
  readonly [Field in keyof A & string]: {
    readonly by: Field
    readonly rules: Readonly<Record<NonNullable<A[Field]> & string, RuleNumber>>
  }
}[keyof A & string]

/** The number of the rule behind something that is asked or refused; null where nobody says. */
export function ruleOf(numbers: RuleNumbers, about: About | undefined): RuleNumber | null {
  const rule = about === undefined || !Object.hasOwn(numbers, about.kind) ? undefined : numbers[about.kind]
  if (about === undefined || rule === undefined) return null
  if (typeof rule === 'string') return rule
  const value = about[rule.by]
  return typeof value === 'string' && Object.hasOwn(rule.rules, value) ? (rule.rules[value] ?? null) : null
}

/** Every number that is named there. */
export function numbersIn(numbers: RuleNumbers): readonly RuleNumber[] {
  return Object.values(numbers).flatMap((rule) => (typeof rule === 'string' ? [rule] : Object.values(rule.rules)))
}
