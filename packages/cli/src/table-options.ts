import { readFileSync } from 'node:fs'
import type { GameModule, OptionField } from '@turnwright/kernel'
import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import { Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'

type OptionValue = OptionField['default']

/** What `--options key=value` says about the table, checked by the game itself. Several go in one, with commas. */
export function tableOptions(game: GameModule, given: readonly string[] | undefined, command: string): unknown {
  const options: Record<string, OptionValue> = {}
  for (const pair of (given ?? []).flatMap((list) => list.split(','))) {
    const [key, value] = split(pair, command)
    options[key] = valueOf(game, key, value, command)
  }
  try {
    return parseOptions(game.definition.options, options)
  } catch (thrown) {
    if (thrown instanceof InvalidOptions) throw new Mistake(`--options: ${thrown.message}`, command)
    throw thrown
  }
}

function split(pair: string, command: string): readonly [string, string] {
  const equals = pair.indexOf('=')
  if (equals < 1) throw new Mistake(`--options takes key=value, not "${pair}"`, command)
  return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
}

function valueOf({ definition, about }: GameModule, key: string, text: string, command: string): OptionValue {
  const fields = about.options ?? []
  const field = fields.find((each) => each.key === key)
  if (field === undefined) {
    const keys = fields.map((each) => each.key)
    const has = keys.length === 0 ? 'It has no options.' : `It has ${keys.join(', ')}.`
    throw new Mistake(`${definition.name} has no option "${key}"${didYouMean(key, keys)} ${has}`, command)
  }
  const choice = field.choices.find(({ value }) => String(value) === text)
  if (choice !== undefined) return choice.value
  if (field.text !== undefined && text.startsWith('@')) return textIn(text.slice(1), key, command)
  const known = field.choices.map(({ value }) => String(value))
  const own = field.text === undefined ? '' : `, or @file with ${field.text.title.toLowerCase()}`
  throw new Mistake(
    `"${text}" is no value for ${key}${didYouMean(text, known)} Its values are ${known.join(', ')}${own}.`,
    command,
  )
}

function textIn(file: string, key: string, command: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Mistake(`--options: ${key} names the file "${file}", which cannot be read`, command)
  }
}

/** `rounds=3|5|7 (5)`, for a listing. */
export function optionText({ key, choices, default: usual, text }: OptionField): string {
  const values = [...choices.map(({ value }) => String(value)), ...(text === undefined ? [] : ['@file'])]
  return `${key}=${values.join('|')} (${String(usual)} unless you say)`
}
