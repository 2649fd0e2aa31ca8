import type { GameDefinition, Seat } from '@turnwright/kernel'
import { type Game, gameAt, type LogEntry, type TableRequest } from '@turnwright/kernel/host'

/**
 * The game at the last question to a seat that lies in a log: while a game goes on nobody looks at the questions of
 * others, which can depend on what they hold. Null where the seat was not asked anything yet.
 */
export function lastAskedOf(
  definition: GameDefinition<unknown, unknown>,
  table: TableRequest,
  log: readonly LogEntry[],
  seat: Seat,
): Game | null {
  const risen = log.findLastIndex(({ kind }) => kind === 'rules') + 1
  const begun = Math.max(risen, table.from?.tail.length ?? 0)
  const game = gameAt(definition, table, log, begun)
  let asked = isAsked(game, seat) ? begun : -1
  for (let entries = begun; entries < log.length; entries++) {
    game.apply(log[entries] as LogEntry)
    if (isAsked(game, seat)) asked = entries + 1
  }
  if (asked === log.length) return game
  return asked < 0 ? null : gameAt(definition, table, log, asked)
}

function isAsked({ waiting, players }: Game, seat: Seat): boolean {
  return waiting?.selectors.some(({ actor }) => actor === players[seat]?.name) === true
}
