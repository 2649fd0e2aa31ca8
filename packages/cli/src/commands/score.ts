import { WrongSheet } from '@turnwright/kernel/host'
import { games } from '@turnwright/games'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { findGame } from '../game-choice.ts'
import { readJson } from '../json-file.ts'
import { Mistake } from '../mistake.ts'

export const score: Command = command({
  name: 'score',
  summary: 'Scores a game that was played on a real table, from a sheet you write',
  words: ['<game>', '<sheet.json>'],
  flags: { json: { type: 'boolean', about: 'Print the scores as JSON' } },
  notes: ['What a sheet holds stands in the README.md of the game: games/<game>/README.md.'],
  examples: ['turnwright score wingspan evening.json', 'turnwright score wingspan evening.json --json'],

  async carryOut({ values, words: [game, path] }, terminal) {
    const { definition, scoreSheet } = findGame(game as string, 'score')
    if (scoreSheet === undefined)
      throw new Mistake(`${definition.name} needs no score sheet. Those that have one: ${withSheets()}.`, 'score')
    const sheet = readJson(path as string, 'score', { name: 'Name the file of a score sheet.', mend: 'Mend it.' })
    try {
      const { scores, text } = scoreSheet(sheet)
      terminal.say(values.json === true ? JSON.stringify(scores, null, 2) : text)
    } catch (thrown) {
      if (!(thrown instanceof WrongSheet)) throw thrown
      throw new Mistake(
        `${path} cannot be scored:\n${thrown.problems.map((problem) => `  ${problem}`).join('\n')}`,
        'score',
      )
    }
    return ExitCode.fine
  },
})

function withSheets(): string {
  return games
    .filter(({ scoreSheet }) => scoreSheet !== undefined)
    .map(({ definition }) => definition.id)
    .join(', ')
}
