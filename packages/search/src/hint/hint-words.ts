import type { Estimate } from '../review/estimate.ts'
import type { Unit } from '../review/review.ts'
import { standingOf } from '../review/review.ts'
import { sourceWords } from '../review/source-leads.ts'
import type { Hint, HintedOption } from './hint.ts'

/** An answer in words. */
export function optionWords({ words }: Pick<HintedOption, 'words'>): string {
  return words.length === 0 ? 'Nothing' : words.join(', ')
}

/** What is advised, and how sure that is, in one line. */
export function adviceWords({ options, lead, unit }: Hint): string {
  const [first, ...others] = options
  if (first === undefined) return 'There is nothing to advise'
  const best = optionWords(first)
  switch (lead) {
    case 'far':
      return `${best}, by far`
    case 'little':
      return `${best}, by a little`
    case 'only':
      return `${best}: nothing else can be answered`
    case 'unweighed':
      return best
    case 'none': {
      const asGood = others.filter((option) => isAsGood(option, unit))
      return asGood.length === others.length ? 'As you like' : [first, ...asGood].map(optionWords).join(' or ')
    }
  }
}

/** Whether nothing that is known speaks for the first one against it. */
export function isAsGood({ behind }: HintedOption, unit: Unit): boolean {
  return behind !== null && behind.interval[0] <= 0 && standingOf({ cost: behind }, unit) === 'as-good'
}

/** Why an option stands where it stands: what it gains or loses against the next one, and by which rule a bot takes it. */
export function reasonWords({ options, lead, unit }: Hint, at: number): readonly string[] {
  const [first, second] = options
  const option = options[at]
  if (option === undefined || first === undefined) return []
  const rule = option.rule === null ? [] : [`${option.rule.rule}: ${option.rule.why}`]
  if (lead === 'unweighed') return rule.length > 0 ? rule : ['What the bot does here without thinking ahead.']
  if (lead === 'only' || second === undefined) return rule
  const held = option === first ? gainWords(second, unit) : lossWords(option, first, unit)
  const from = sourceWords(option.sources)
  return [held, ...(from === null ? [] : [`${from}.`]), ...rule]
}

function gainWords(second: HintedOption, unit: Unit): string {
  const { behind } = second
  const other = optionWords(second)
  if (behind === null || isAsGood(second, unit)) return `About as good as ${other}.`
  const doubt = behind.interval[0] > 0 ? '' : ` ${other} may be as good.`
  return `${amount(behind.mean, unit)} more than ${other} on average${spread(behind, unit)}.${doubt}`
}

function lossWords(option: HintedOption, first: HintedOption, unit: Unit): string {
  const { behind } = option
  const best = optionWords(first)
  if (behind === null || isAsGood(option, unit)) return `About as good as ${best}.`
  if (behind.interval[0] <= 0) return `Perhaps ${amount(behind.mean, unit)} less than ${best}, perhaps as good.`
  return `${amount(behind.mean, unit)} less than ${best} on average${spread(behind, unit)}.`
}

/** "1.8 points" or "5 %". */
function amount(value: number, unit: Unit): string {
  return unit === 'chance' ? `${percent(value)} %` : `${value.toFixed(1)} points`
}

/** Where it lies in 19 of 20 repeats; nothing where chance makes no difference. */
function spread({ interval: [least, most] }: Estimate, unit: Unit): string {
  const [from, to] = unit === 'chance' ? [percent(least), percent(most)] : [least.toFixed(1), most.toFixed(1)]
  return from === to ? '' : ` (${signed(from)} to ${signed(to)})`
}

/** With the sign that people write. */
function signed(figure: string): string {
  return figure.replace('-', '−')
}

function percent(value: number): string {
  return String(Math.round(value * 100))
}
