import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Part } from '@turnwright/arena'
import { UsageError } from '../usage-error.ts'

/** What a person asked for. */
export interface PlayersCommand {
  /** A figure, or a game with all of its figures; null measures everything. */
  readonly only: string | null
  /** How long players think in the matches that are wanted; null for both. */
  readonly ms: Ms | null
  /** In place of what each figure asks for. */
  readonly deals: number | null
  readonly cores: number
  readonly part: Part
  readonly folder: string
  readonly json: string | null
}

export type Ms = 100 | 1000

const USAGE =
  'Usage: npm run bench -- players [--only GAME or FIGURE] [--ms 100|1000] [--deals N] [--cores N] [--part 3/8] [--folder FOLDER] [--json FILE]'

export function readPlayersCommand(args: readonly string[]): PlayersCommand {
  const values = parse(args)
  return {
    only: values.only ?? null,
    ms: msOf(values.ms),
    deals: values.deals === undefined ? null : count(values.deals, 'deals'),
    cores: values.cores === undefined ? availableParallelism() : count(values.cores, 'cores'),
    part: partOf(values.part),
    folder: values.folder ?? join(tmpdir(), `players-${new Date().toISOString().replaceAll(':', '-')}`),
    json: values.json ?? null,
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: { only: text, ms: text, deals: text, cores: text, part: text, folder: text, json: text },
    }).values
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split(/[.\n]/)[0] as string) : String(thrown)
    throw new UsageError(`${reason}. ${USAGE}`)
  }
}

function msOf(text: string | undefined): Ms | null {
  if (text === undefined) return null
  if (text === '100') return 100
  if (text === '1000') return 1000
  throw new UsageError(`--ms is 100 or 1000, not "${text}". ${USAGE}`)
}

function count(text: string, flag: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${flag} is a whole number, not "${text}". ${USAGE}`)
  return number
}

function partOf(text: string | undefined): Part {
  if (text === undefined) return { number: 1, of: 1 }
  const [number = Number.NaN, of = Number.NaN, ...rest] = text.split('/').map(Number)
  if (!Number.isInteger(number) || !Number.isInteger(of) || rest.length > 0 || number < 1 || number > of)
    throw new UsageError(`--part is one of several, such as 3/8, not "${text}". ${USAGE}`)
  return { number, of }
}
