import { begunText, CannotBegin, create, SHAPES } from 'create-turnwright'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { Mistake } from '../mistake.ts'

export const begin: Command = command({
  name: 'new',
  summary: 'Begins a game of your own in a new folder',
  words: ['[folder]'],
  flags: {
    shape: { type: 'string', value: 'SHAPE', about: `What it is like: ${Object.keys(SHAPES).join(', ')}` },
  },
  notes: [
    Object.entries(SHAPES)
      .map(([name, { title, hint }]) => `${name.padEnd(13)} ${title}: ${hint}`)
      .join('\n'),
    'What you leave out is asked. The folder gets one file of rules, a test, the rules for people and an agent.',
  ],
  examples: ['turnwright new stone-age', 'turnwright new stone-age --shape hands'],

  async carryOut({ values: { shape }, words: [folder] }, terminal) {
    try {
      const begun = await create({ folder, shape, canAsk: terminal.canAsk })
      if (begun !== null) terminal.say(begunText(begun))
      return ExitCode.fine
    } catch (error) {
      if (error instanceof CannotBegin) throw new Mistake(error.message, 'new')
      throw error
    }
  },
})
