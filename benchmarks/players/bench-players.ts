import { MatchThreads } from '@turnwright/arena'
import { measureSuite } from '../measure-suite.ts'
import { UsageError } from '../usage-error.ts'
import { type PlayersCommand, readPlayersCommand } from './command-line.ts'
import { matchFigures, type PlayersFigure } from './match-figures.ts'
import { rateFigures } from './rate-figures.ts'

/** Measures players that think ahead; false where a figure missed its bar. */
export async function benchPlayers(args: readonly string[]): Promise<boolean> {
  const command = readPlayersCommand(args)
  let threads: MatchThreads | null = null
  const figures = wanted(
    [...rateFigures, ...matchFigures(command, () => (threads ??= new MatchThreads(command.cores)))],
    command,
  )
  console.error(`Finished games are kept in ${command.folder}: --folder ${command.folder} goes on with them.`)
  try {
    return await measureSuite({ id: 'players', figures }, command.json)
  } finally {
    await (threads as MatchThreads | null)?.[Symbol.asyncDispose]()
  }
}

function wanted(figures: readonly PlayersFigure[], { only, ms }: PlayersCommand): readonly PlayersFigure[] {
  const found = figures.filter(
    (figure) =>
      (only === null || figure.id === only || figure.game === only || figure.id.startsWith(`${only}-`)) &&
      (ms === null || figure.ms === ms),
  )
  if (found.length === 0)
    throw new UsageError(`There is no such figure. There are: ${figures.map(({ id }) => id).join(', ')}.`)
  return found
}
