import { parseArgs } from 'node:util'
import type { Suite } from './figure.ts'
import { UsageError } from './usage-error.ts'

/** What a person asked for on the command line. */
export interface BenchCommand {
  readonly suite: Suite
  /** Where to write the figures for programs. */
  readonly json: string | null
}

/** `<suite> [--only FIGURE] [--json FILE]`. */
export function readCommandLine(args: readonly string[], suites: readonly Suite[]): BenchCommand {
  const { values, positionals } = parse(args, suites)
  const [name, ...rest] = positionals
  if (name === undefined) throw new UsageError(`Which suite? ${usage(suites)}`)
  if (rest.length > 0) throw new UsageError(`One suite at a time, not ${quoted(positionals)}. ${usage(suites)}`)
  const suite = suites.find(({ id }) => id === name)
  if (suite === undefined) throw new UsageError(`There is no suite "${name}". ${usage(suites)}`)
  if (values.json === '') throw new UsageError(`--json needs the name of a file. ${usage(suites)}`)
  return { suite: values.only === undefined ? suite : narrowed(suite, values.only), json: values.json ?? null }
}

function parse(args: readonly string[], suites: readonly Suite[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'string' }, only: { type: 'string' } },
    })
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split(/[.\n]/)[0] as string) : String(thrown)
    throw new UsageError(`${reason}. ${usage(suites)}`)
  }
}

function narrowed(suite: Suite, only: string): Suite {
  const figures = suite.figures.filter(({ id }) => id === only)
  if (figures.length === 0)
    throw new UsageError(
      `Suite ${suite.id} has no figure "${only}"; it has ${suite.figures.map(({ id }) => id).join(', ')}.`,
    )
  return { ...suite, figures }
}

function usage(suites: readonly Suite[]): string {
  const names = [...suites.map(({ id }) => id), 'players'].join(', ')
  return `Usage: npm run bench -- <suite> [--only FIGURE] [--json FILE]; suites: ${names}.`
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
