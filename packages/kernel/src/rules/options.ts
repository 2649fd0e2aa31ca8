import type { StandardResult, StandardSchema } from './definition.ts'
import type { OptionField, OptionText } from './game-module.ts'

/** What the fields of a form come to: each of them one of its choices, or a text where it takes one. */
type OptionsIn<Fields extends readonly OptionField[]> = {
  readonly [Field in Fields[number] as Field['key']]:
    | Field['choices'][number]['value']
    | (Field extends { readonly text: OptionText } ? string : never)
}

/**
 * A schema out of the same fields that make a table's form: what is left out takes its default. Write the fields down
 * with `as const satisfies readonly OptionField[]`, and the options have the types of their choices.
 */
export function optionsOf<const Fields extends readonly OptionField[]>(
  fields: Fields,
  // Not by its name, which the declarations of a game could not mention.
): StandardSchema<{ readonly [Key in keyof OptionsIn<Fields>]: OptionsIn<Fields>[Key] }> {
  return { '~standard': { version: 1, vendor: 'turnwright', validate: (given) => check(fields, given) } }
}

function check<Fields extends readonly OptionField[]>(
  fields: Fields,
  given: unknown,
): StandardResult<OptionsIn<Fields>> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { issues: [{ message: 'options must be an object' }] }
  const chosen = { ...given } as Record<string, unknown>
  const unknown = Object.keys(chosen).filter((key) => !fields.some((field) => field.key === key))
  const issues = unknown.map((key) => ({ message: `there is no such option: ${known(fields)}`, path: [key] }))
  const options: Record<string, unknown> = {}
  for (const { key, choices, default: standard, text } of fields) {
    const value = Object.hasOwn(chosen, key) ? chosen[key] : standard
    if (choices.some((choice) => choice.value === value)) options[key] = value
    else if (text !== undefined) readText(key, value, text)
    else
      issues.push({
        message: `must be one of ${choices.map((choice) => String(choice.value)).join(', ')}`,
        path: [key],
      })
  }
  // Every field has one of its choices or a text that passed by now.
  return issues.length > 0 ? { issues } : { value: options as OptionsIn<Fields> }

  function readText(key: string, value: unknown, text: OptionText): void {
    const problem = typeof value === 'string' ? (text.check?.(value) ?? null) : 'must be one of the choices, or a text'
    if (problem === null) options[key] = value
    else issues.push({ message: problem, path: [key] })
  }
}

function known(fields: readonly OptionField[]): string {
  return fields.length === 0 ? 'this game has none' : `choose among ${fields.map(({ key }) => key).join(', ')}`
}
