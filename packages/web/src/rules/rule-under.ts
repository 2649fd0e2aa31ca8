import type { RuleNumber, RuleNumbers } from '@turnwright/kernel'
import { type Prompt, ruleOf } from '@turnwright/kernel/host'
import { refKey } from '@turnwright/tabletop'

/** The rule behind what has the focus: a thing that cannot be chosen, or the question that it stands in. */
export function ruleUnder(
  thing: Element | null,
  prompts: readonly Prompt[],
  numbers: RuleNumbers | undefined,
): RuleNumber | null {
  if (thing === null || numbers === undefined) return null
  const place = thing.closest('[data-place][aria-disabled], .choice-refused')
  const key = place?.getAttribute('data-place') ?? place?.getAttribute('data-zoom')
  const refused = prompts
    .flatMap(({ unavailable }) => unavailable)
    .find(({ ref }) => ref !== undefined && refKey(ref) === key)
  if (refused !== undefined) return ruleOf(numbers, refused.about)
  const request = thing.closest('[data-request]')?.getAttribute('data-request')
  return ruleOf(numbers, prompts.find(({ requestId }) => requestId === request)?.about)
}
