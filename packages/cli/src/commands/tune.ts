import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entrant, isBetter, MatchThreads, tune as search } from '@turnwright/arena'
import { planOf, type Settings } from '@turnwright/search'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { findGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { countFrom } from '../number.ts'
import { readSettings, settingsFile, type TunedLevel, writeSettings } from '../tuning/settings-file.ts'
import { entrantText, roundText } from '../tuning/tuning-text.ts'
import { variedTables } from '../tuning/varied-tables.ts'

const USUAL_ENTRANTS = 16
const USUAL_DEALS = 6
const USUAL_SEED = 'tuning'

export const tune: Command = command({
  name: 'tune',
  summary: 'Looks for settings with which a level of a game plays better, and writes them down',
  words: ['<game>'],
  flags: {
    level: { type: 'string', short: 'l', value: 'LEVEL', about: 'strong or master (strong unless you say)' },
    ms: { type: 'string', value: 'N', about: 'Milliseconds of processor time a decision (the budget of the level)' },
    playouts: { type: 'string', value: 'N', about: 'Playouts a decision in place of time: then all can be repeated' },
    entrants: { type: 'string', value: 'N', about: `How many settings are tried (${USUAL_ENTRANTS} unless you say)` },
    deals: { type: 'string', value: 'N', about: `Deals in the first round, then twice as many (${USUAL_DEALS})` },
    workers: { type: 'string', short: 'w', value: 'W', about: 'Threads to share the work (all cores unless you say)' },
    options: { type: 'string', multiple: true, value: 'key=value', about: 'What the tables agree on' },
    vary: { type: 'string', value: 'key,key', about: 'Options whose values are gone through, deal by deal' },
    seed: {
      type: 'string',
      short: 's',
      value: 'S',
      about: 'Any text; the same seed tries the same settings and deals',
    },
    folder: { type: 'string', value: 'FOLDER', about: 'Where the games are kept, to go on after a stop' },
    settings: {
      type: 'string',
      value: 'FILE',
      about: 'The settings that are tuned (those of the game unless you say)',
    },
    dry: { type: 'boolean', about: 'Say what was found, and write nothing' },
  },
  notes: [
    'Settings around the current ones play against those, every deal from both seats; the better half goes on to twice as many deals. Who is left plays a final on other deals; what wins that by more than a standard error is written to games/<game>/mind/settings.json, with the budget of the level.',
  ],
  examples: [
    'turnwright tune wingspan --ms 100',
    'turnwright tune pokemon --vary deck1,deck2 --level master --entrants 32 --workers 16',
  ],

  async carryOut({ values, words: [id] }, terminal) {
    const module = findGame(id as string, 'tune')
    const { definition, agents } = module
    const level = levelOf(values.level)
    const plan = planOf(agents[level])
    if (plan === null) throw new Mistake(`${definition.name} has no level "${level}" that thinks ahead`, 'tune')
    const file = values.settings ?? settingsFile(definition.id)
    const settings = values.settings === undefined ? plan.settings : settingsIn(file, level)
    const seed = values.seed ?? USUAL_SEED
    const folder = values.folder ?? join(tmpdir(), `turnwright-tune-${definition.id}-${level}-${seed}`)
    const workers = countFrom(values.workers, 'workers', 'tune', availableParallelism())
    const wanted = {
      game: definition.id,
      options: variedTables(module, values.options, values.vary, 'tune'),
      agent: level,
      current: { ...settings, budget: budgetOf(values, settings) },
      entrants: countFrom(values.entrants, 'entrants', 'tune', USUAL_ENTRANTS),
      deals: countFrom(values.deals, 'deals', 'tune', USUAL_DEALS),
      seed,
    }
    terminal.say(`Finished games are kept in ${folder}; remove it after a change to the game or its mind.`)
    await using threads = new MatchThreads(workers)
    const heard = (round: number, entrants: readonly Entrant[]) => terminal.say(roundText(round, entrants))
    const best = await search(wanted, { threads, folder, heard })
    if (!isBetter(best)) {
      terminal.say(`Nothing was clearly better than the current settings; the best reached ${entrantText(best)}.`)
      return ExitCode.fine
    }
    terminal.say(`Better than the current settings: ${entrantText(best)}`)
    if (values.dry !== true) {
      writeSettings(file, level, { ...best.settings, budget: settings.budget })
      terminal.say(`Written to ${file}`)
    }
    return ExitCode.fine
  },
})

function settingsIn(file: string, level: TunedLevel): Settings {
  try {
    return readSettings(file, level)
  } catch {
    throw new Mistake(`--settings: "${file}" cannot be read as settings of levels`, 'tune')
  }
}

function levelOf(text: string | undefined): TunedLevel {
  if (text === undefined || text === 'strong') return 'strong'
  if (text === 'master') return 'master'
  throw new Mistake(`--level is strong or master, not "${text}"`, 'tune')
}

function budgetOf(
  { ms, playouts }: { readonly ms?: string; readonly playouts?: string },
  { budget }: Settings,
): Settings['budget'] {
  if (playouts !== undefined) return { playouts: countFrom(playouts, 'playouts', 'tune', 1) }
  return ms === undefined ? budget : { ms: countFrom(ms, 'ms', 'tune', 1) }
}
