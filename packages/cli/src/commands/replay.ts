import type { GameDefinition } from '@turnwright/kernel'
import { type GameRecord, project, replay as playAgain, type Verdict } from '@turnwright/kernel/host'
import {
  adviceOn,
  checkTable,
  isPlayedOffline,
  openReplay,
  Outliner,
  PLAYED_OFFLINE,
  type Replayed,
  UnreadableRecord,
} from '@turnwright/replay'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { chooseGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { printableText } from '../printable-text.ts'
import { readRecord } from '../record-file.ts'
import { Narrator } from '../replaying/narrator.ts'
import { Patience } from '../replaying/patience.ts'
import { STEP_KEYS, stepThrough } from '../replaying/step-through.ts'
import { resultText } from '../result-text.ts'
import type { Terminal } from '../terminal.ts'

const EXIT: Readonly<Record<Verdict, ExitCode>> = {
  EXACT: ExitCode.fine,
  UNVERIFIED: ExitCode.fine,
  DIVERGED: ExitCode.failed,
}

export const replay: Command = command({
  name: 'replay',
  summary: 'Steps through a record with keys, or tells it, and says whether it came out the same',
  words: ['<record.json>'],
  flags: {
    all: { type: 'boolean', about: 'Tell the whole game at once, also where keys can be pressed' },
    quiet: { type: 'boolean', short: 'q', about: 'Only the verdict' },
    game: { type: 'string', value: 'FOLDER', about: 'Where its game stands, if it does not come along' },
    json: { type: 'boolean', about: 'Print the verdict as JSON' },
  },
  notes: [
    `In a terminal: ${STEP_KEYS}.`,
    [
      'EXACT       every fingerprint and the result came out as recorded (exit code 0)',
      'UNVERIFIED  it cannot be proved; the line says why and what to do (exit code 0)',
      'DIVERGED    it came out differently at the entry named (exit code 1)',
    ].join('\n'),
  ],
  examples: ['turnwright replay game.json', 'turnwright replay game.json --all', 'turnwright replay game.json --json'],

  async carryOut({ values, words: [path] }, terminal) {
    const record = readRecord(path as string, 'replay')
    const { definition } = (await chooseGame(values.game ?? record.game, 'replay')).module
    if (definition.id !== record.game)
      throw new Mistake(`${path} is a record of "${record.game}", and ${values.game} is "${definition.id}"`, 'replay')
    mustBeATable(definition, record, path as string)
    const narrator = new Narrator(record, terminal.say)
    const isStepped = terminal.canAsk && values.all !== true && values.json !== true && values.quiet !== true
    const patience = () => new Patience({ record, path: path as string, command: 'replay', terminal })
    if (isStepped) await stepped(definition, record, terminal, patience())
    const silent = values.json === true || values.quiet === true || isStepped
    const outliner = new Outliner(definition, record.log)
    const looksOn = patience()
    const { verdict, reason, at, game } = playAgain(definition, record, (played, entries) => {
      looksOn.pass(entries, silent ? null : () => narrator.hear(played, entries))
      outliner.pass(played, entries)
    })
    looksOn.done()
    const { entries } = record
    if (values.json === true) {
      const result = game?.outcome ?? null
      const { first, turns, stops } = outliner.outline()
      const takenBack = stops.flatMap((stop, entry) => (stop.takenBack ? [first + entry] : []))
      const playedOffline = isPlayedOffline(record)
      const told = { verdict, reason, at, game: record.game, entries, result, playedOffline, turns, takenBack }
      terminal.say(JSON.stringify(told, null, 2))
      return EXIT[verdict]
    }
    const result = game === null ? null : project(game, null).result
    if (!silent && game !== null && result !== null) terminal.say(resultText(result, game.players))
    if (values.quiet !== true && isPlayedOffline(record)) terminal.say(PLAYED_OFFLINE)
    const where = at === null ? '' : ` at entry ${at + 1} of ${entries}`
    const colour = { EXACT: 'green', UNVERIFIED: 'yellow', DIVERGED: 'red' } as const
    const why = reason === null ? '' : `: ${printableText(reason)}`
    const next = adviceOn(verdict, record, definition)
    const advice = next === null ? '' : `. ${next}`
    terminal.sayPainted(`${terminal.paint(colour[verdict], verdict)}${where}${why}${advice}`)
    return EXIT[verdict]
  },
})

/** Of a record that cannot be played there is nothing to step through: its verdict says why. */
async function stepped(
  definition: GameDefinition<unknown, unknown>,
  record: GameRecord,
  terminal: Terminal,
  patience: Patience,
) {
  let replayed: Replayed
  try {
    replayed = openReplay(definition, record, patience.pass)
  } catch (thrown) {
    if (thrown instanceof UnreadableRecord) return
    throw thrown
  } finally {
    patience.done()
  }
  await stepThrough(replayed, definition, terminal)
}

/** A table that the game refuses is a mistake in the file. */
function mustBeATable(definition: GameDefinition<unknown, unknown>, record: GameRecord, path: string): void {
  try {
    checkTable(definition, record)
  } catch (thrown) {
    if (!(thrown instanceof UnreadableRecord)) throw thrown
    throw new Mistake(`${path}: ${thrown.message}`, 'replay')
  }
}
