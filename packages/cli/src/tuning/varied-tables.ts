import type { GameModule } from '@turnwright/kernel'
import { Mistake } from '../mistake.ts'
import { didYouMean } from '../nearest.ts'
import { tableOptions } from '../table-options.ts'

/**
 * What the tables of a match agree on, deal by deal in turn: all values of the options that vary, side by side, so that two of
 * the same length, such as both decks of a duel, always have the same value.
 */
export function variedTables(
  module: GameModule,
  given: readonly string[] | undefined,
  vary: string | undefined,
  command: string,
): readonly unknown[] {
  const names = vary === undefined ? [] : vary.split(',').map((name) => name.trim())
  const columns = names.map((name) => valuesOf(module, name, command).map((value) => `${name}=${value}`))
  const tables = Math.max(1, ...columns.map(({ length }) => length))
  return Array.from({ length: tables }, (_, table) =>
    tableOptions(
      module,
      [...(given ?? []), ...columns.map((values) => values[table % values.length] as string)],
      command,
    ),
  )
}

function valuesOf({ definition, about }: GameModule, name: string, command: string): readonly string[] {
  const fields = about.options ?? []
  const field = fields.find(({ key }) => key === name)
  if (field !== undefined) return field.choices.map(({ value }) => String(value))
  const keys = fields.map(({ key }) => key)
  const has = keys.length === 0 ? 'It has no options.' : `It has ${keys.join(', ')}.`
  throw new Mistake(`${definition.name} has no option "${name}" to vary${didYouMean(name, keys)} ${has}`, command)
}
