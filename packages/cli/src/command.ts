import { parseArgs } from 'node:util'
import type { ExitCode } from './exit-code.ts'
import { Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'
import type { Terminal } from './terminal.ts'

export interface Flag {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  /** May be given several times. */
  readonly multiple?: true
  /** What stands for the value in the help: `N`, `a,b`. */
  readonly value?: string
  readonly about: string
}

export type Flags = Readonly<Record<string, Flag>>

export type Values<F extends Flags> = {
  readonly [Name in keyof F]?: F[Name] extends { readonly type: 'boolean' }
    ? boolean
    : F[Name] extends { readonly multiple: true }
      ? readonly string[]
      : string
}

export interface Given<F extends Flags> {
  readonly values: Values<F>
  /** The words beside the options, as many as the command takes; those that were left out are undefined. */
  readonly words: readonly (string | undefined)[]
}

interface CommandText<F extends Flags> {
  readonly name: string
  /** Other names for the same, not listed. */
  readonly aliases?: readonly string[]
  readonly summary: string
  /** The words it takes, as the help shows them: `<game>` must be given, `[game]` may be. */
  readonly words: readonly string[]
  readonly flags: F
  /** What else a reader of the help should know. */
  readonly notes?: readonly string[]
  readonly examples: readonly string[]
}

export interface Command extends CommandText<Flags> {
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>
}

export function command<const F extends Flags>(
  about: CommandText<F> & { carryOut(given: Given<F>, terminal: Terminal): Promise<ExitCode> },
): Command {
  return {
    ...about,
    run: async (args, terminal) => about.carryOut(parse(about, args), terminal),
  }
}

function parse<F extends Flags>({ name, flags, words }: CommandText<F>, args: readonly string[]): Given<F> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { type, short, multiple }]) => [
      flag,
      { type, ...(short === undefined ? {} : { short }), ...(multiple === true ? { multiple } : {}) },
    ]),
  )
  // Not strict, so that each mistake is told in our own words, with the remedy.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true })
  const values: Record<string, boolean | string | string[]> = {}
  const given: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const flag = checkFlag(token, name, flags)
    if (flag.multiple === true)
      values[token.name] = [...((values[token.name] as string[]) ?? []), token.value as string]
    else values[token.name] = token.value ?? true
  }
  if (given.length > words.length)
    throw new Mistake(`"${name}" does not know what to do with "${given[words.length]}"`, name)
  for (const [at, word] of words.entries())
    if (word.startsWith('<') && given[at] === undefined) throw new Mistake(`"${name}" needs ${word}`, name)
  // Each value was checked against the very flag it is typed by.
  return { values: values as Values<F>, words: words.map((_, at) => given[at]) }
}

interface FlagToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function checkFlag({ name, rawName, value, inlineValue }: FlagToken, command: string, flags: Flags): Flag {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (flag === undefined) {
    const known = Object.keys(flags).map((each) => `--${each}`)
    throw new Mistake(`"${command}" has no option ${rawName}${didYouMean(rawName, known)}`, command)
  }
  if (flag.type === 'boolean' && inlineValue === true)
    throw new Mistake(`${rawName} takes no value: write it alone`, command)
  // A value that begins with a dash is most likely the next option, unless it is a number below zero.
  const missing = value === undefined || value === '' || (inlineValue !== true && /^-(?!\d)/.test(value))
  if (flag.type === 'string' && missing)
    throw new Mistake(`${rawName} needs a value: ${rawName} ${flag.value ?? 'VALUE'}`, command)
  return flag
}
