import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { storeRecords } from '../recording/store-records.ts'

export const record: Command = command({
  name: 'record',
  summary: 'Stores whole games of your game, which its tests replay for ever',
  words: ['[folder]'],
  flags: {},
  notes: [
    'The tests of the folder that call describeGame play a game at each of their tables and lay it in records/<game>/, where you stand. Commit that folder.',
    'What is there already is kept; games of earlier rules are replaced once `rules` of the definition was raised.',
  ],
  examples: ['turnwright record .', 'turnwright record ./stone-age'],

  async carryOut({ words: [folder = '.'] }, terminal) {
    const games = await storeRecords(folder)
    const whose = games === 1 ? 'Whole games are' : `Whole games of ${games} games are`
    terminal.say(`${whose} stored in records/: the tests replay them from now on.`)
    return ExitCode.fine
  },
})
