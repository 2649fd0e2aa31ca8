import { randomBytes } from 'node:crypto'
import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import { Mistake } from '../mistake.ts'
import { botTable, openBotTable } from '../playing/bot-table.ts'
import { PrivateTable } from './private-table.ts'
import { Refusal } from './seat-table.ts'

export interface TableWishes {
  readonly game: string
  readonly name: string
  readonly players?: number | undefined
  /** Counted from 0. */
  readonly seat?: number | undefined
  readonly rivals?: readonly string[] | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/** A table against bots; whatever cannot be had is refused with what can. */
export function openPrivateTable({ game, name, players, seat, rivals, options }: TableWishes): PrivateTable {
  const module = gameNamed(game)
  const seed = randomBytes(16).toString('hex')
  try {
    const table = botTable(
      module,
      {
        name,
        ...(players === undefined ? {} : { players: String(players) }),
        ...(seat === undefined ? {} : { seat: String(seat + 1) }),
        ...(rivals === undefined ? {} : { agents: rivals.join(',') }),
      },
      'mcp',
    )
    const agreed = parseOptions(module.definition.options, options ?? {})
    return new PrivateTable(module, openBotTable(table, agreed, seed), table.seat, seed)
  } catch (thrown) {
    if (thrown instanceof Mistake || thrown instanceof InvalidOptions) throw new Refusal(thrown.message)
    throw thrown
  }
}

export function gameNamed(id: string): GameModule {
  const found = games.find(({ definition }) => definition.id === id)
  if (found !== undefined) return found
  throw new Refusal(
    `There is no game "${id.slice(0, 60)}". There are: ${games.map((each) => each.definition.id).join(', ')}.`,
  )
}
