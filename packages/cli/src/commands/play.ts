import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { GameModule } from '@turnwright/kernel'
import { recordOf } from '@turnwright/kernel/host'
import { games } from '@turnwright/games'
import { isPath } from '@turnwright/games/outside'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { chooseGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { adviserOf } from '../playing/adviser.ts'
import { botTable, gameHint, openBotTable } from '../playing/bot-table.ts'
import { playAtTerminal } from '../playing/play-at-terminal.ts'
import type { Prompter } from '../playing/prompter.ts'
import { writeRecord } from '../record-file.ts'
import { shellWord } from 'create-turnwright'
import { tableOptions } from '../table-options.ts'
import { typeRemarks } from '../type-remarks.ts'

/** What the frame around a text takes of the terminal's width. */
const FRAME = 8

export const play: Command = command({
  name: 'play',
  summary: 'Plays a game against bots, here in the terminal',
  words: ['[game]'],
  flags: {
    agents: { type: 'string', short: 'a', value: 'a,b', about: 'The bots you play against, one for each other seat' },
    players: { type: 'string', short: 'p', value: 'N', about: 'Seats at the table, yours included' },
    seat: { type: 'string', value: 'N', about: 'Your seat, counted from 1 (1 unless you say)' },
    name: { type: 'string', value: 'NAME', about: 'What you are called (Player unless you say)' },
    seed: { type: 'string', short: 's', value: 'S', about: 'Any text; the same seed gives the same deal' },
    options: { type: 'string', multiple: true, value: 'key=value', about: 'What the table agrees on' },
    save: { type: 'string', value: 'FILE', about: 'Write the record of the game there, for replay' },
  },
  notes: ['Escape leaves a list; from there you can take back your last answer or quit.'],
  examples: [
    'turnwright play tic-tac-toe',
    'turnwright play ./my-game',
    'turnwright play tic-tac-toe --agents random --seat 2 --save game.json',
  ],

  async carryOut({ values, words: [id] }, terminal) {
    const prepare = (module: GameModule) => ({
      table: botTable(module, values, 'play'),
      options: tableOptions(module, values.options, 'play'),
    })
    const types = id !== undefined && isPath(id) ? typeRemarks([id]) : []
    const named = id === undefined ? null : prepare((await chooseGame(id, 'play')).module)
    for (const remark of await types) terminal.remark(remark)
    if (values.save !== undefined && existsSync(values.save))
      throw new Mistake(`${values.save} is there already: name another file in --save`, 'play')
    if (!terminal.canAsk)
      throw new Mistake('Playing needs a terminal to ask you in. Programs play with "turnwright simulate".', 'play')

    const { clackPrompter } = await import('../playing/clack-prompter.ts')
    const chosen = named === null ? await offerGames(clackPrompter) : null
    if (named === null && chosen === null) return ExitCode.fine
    const { table, options } = named ?? prepare(chosen as GameModule)
    const game = openBotTable(table, options, values.seed ?? randomBytes(16).toString('hex'))
    const adviser = adviserOf(table.module, randomBytes(16).toString('hex'))
    await playAtTerminal(game, table.seat, clackPrompter, terminal.columns - FRAME, adviser)
    if (values.save !== undefined) {
      writeRecord(values.save, recordOf(game))
      const where = id !== undefined && isPath(id) ? ` --game ${shellWord(id)}` : ''
      terminal.say(`The record is in ${values.save}: turnwright replay ${values.save}${where}`)
    }
    return ExitCode.fine
  },
})

async function offerGames(prompter: Prompter): Promise<GameModule | null> {
  const offers = games.map((game) => ({ label: game.definition.name, hint: gameHint(game) }))
  const at = await prompter.one('Which game?', offers)
  return at === null ? null : (games[at] ?? null)
}
