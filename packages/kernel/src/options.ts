import type { StandardResult, StandardSchema } from './definition.ts'
import type { OptionField } from './game-module.ts'

/** A schema out of the same fields that make a table's form: what is left out takes its default. */
export function optionsOf<Options extends object>(fields: readonly OptionField[]): StandardSchema<Options> {
  return { '~standard': { version: 1, vendor: 'turnwright', validate: (given) => check<Options>(fields, given) } }
}

function check<Options extends object>(fields: readonly OptionField[], given: unknown): StandardResult<Options> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { issues: [{ message: 'options must be an object' }] }
  const chosen = { ...given } as Record<string, unknown>
  const unknown = Object.keys(chosen).filter((key) => !fields.some((field) => field.key === key))
  const issues = unknown.map((key) => ({ message: `there is no such option: ${known(fields)}`, path: [key] }))
  const options: Record<string, unknown> = {}
  for (const { key, choices, default: standard } of fields) {
    const value = Object.hasOwn(chosen, key) ? chosen[key] : standard
    if (choices.some((choice) => choice.value === value)) options[key] = value
    else
      issues.push({
        message: `must be one of ${choices.map((choice) => String(choice.value)).join(', ')}`,
        path: [key],
      })
  }
  return issues.length > 0 ? { issues } : { value: options as Options }
}

function known(fields: readonly OptionField[]): string {
  return fields.length === 0 ? 'this game has none' : `choose among ${fields.map(({ key }) => key).join(', ')}`
}
