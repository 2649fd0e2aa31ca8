import { entryOf, NoGame } from '@turnwright/games/outside'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { Mistake } from '../mistake.ts'
import { gameIds } from '../outside-games.ts'
import { portIn } from '../port.ts'
import { typeWords } from '../type-remarks.ts'

export const dev: Command = command({
  name: 'dev',
  summary: 'Opens the workbench on a game that you write',
  words: ['<game>'],
  flags: {
    port: { type: 'string', short: 'p', value: 'N', about: 'Where to listen (8090); 0 takes a free one' },
  },
  notes: [
    'A page with the table from every seat, the state, the questions and the way the game has come. Saving rules plays the open game again: it is EXACT, or DIVERGED at an answer. Saving a board exchanges it in place.',
    'It is for this machine alone: whoever reaches it sees every hand. Ctrl-C ends it.',
  ],
  examples: ['turnwright dev ./my-game', 'turnwright dev ./my-game --port 0'],

  async carryOut({ values: { port = '8090' }, words: [game = '.'] }, terminal) {
    const entry = entryAt(game)
    const { openWorkbench } = await import('../workbench/open-workbench.ts')
    const { url, now, types } = await openWorkbench(entry, game, portIn(port, 'dev'))
    if (now.problem !== null) terminal.remark(`${now.problem}\nThe workbench opens the game as soon as that is mended.`)
    const id = now.game?.id
    if (id !== undefined && gameIds.includes(id))
      terminal.remark(`There is a game "${id}" already: choose another id, or it cannot be served beside that one.`)
    terminal.say(`The workbench of ${now.game?.name ?? game} is at ${url}`)
    // What cannot even be read has been told, and better than by its types.
    if (now.problem === null)
      void types.then((problems) => problems.length > 0 && typeWords(problems).forEach(terminal.remark))
    return ExitCode.fine
  },
})

function entryAt(game: string): string {
  try {
    return entryOf(game, process.cwd())
  } catch (error) {
    if (error instanceof NoGame) throw new Mistake(error.message, 'dev')
    throw error
  }
}
