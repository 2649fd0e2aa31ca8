import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { agentNames, checkSeats, findAgent, chooseGame } from '../game-choice.ts'
import { countFrom, wholeNumber } from '../number.ts'
import { playSeries } from '../simulation/play-series.ts'
import { shellWord } from 'create-turnwright'
import { reportText } from '../simulation/report-text.ts'
import { emptyFolder } from '../simulation/empty-folder.ts'
import { tableOptions } from '../table-options.ts'

const USUAL_GAMES = 1000
const MOST_WORKERS = 256

export const simulate: Command = command({
  name: 'simulate',
  summary: 'Lets agents play many games and counts who wins',
  words: ['<game>'],
  flags: {
    games: { type: 'string', short: 'n', value: 'N', about: `How many games (${USUAL_GAMES} unless you say)` },
    agents: { type: 'string', short: 'a', value: 'a,b', about: 'Who sits in each seat (random unless you say)' },
    seed: { type: 'string', short: 's', value: 'S', about: 'Any text; the same seed gives the same games' },
    workers: { type: 'string', short: 'w', value: 'W', about: 'Threads to share the work (all cores unless you say)' },
    options: { type: 'string', multiple: true, value: 'key=value', about: 'What the table agrees on' },
    swap: { type: 'boolean', about: 'Play each deal once from every seat: the agents change seats' },
    from: { type: 'string', value: 'N', about: 'The number of the first game (0 unless you say), to play one again' },
    save: { type: 'string', value: 'FOLDER', about: 'Write the record of every game there, for replay' },
    json: { type: 'boolean', about: 'Print the figures as JSON' },
  },
  notes: [
    'Agents keep the seats they are given in, unless --swap is said. A game that several win counts for each of them.',
  ],
  examples: [
    'turnwright simulate tic-tac-toe --games 10000 --agents random,random --seed 7',
    'turnwright simulate tic-tac-toe --games 10000 --workers 4 --json',
    'turnwright simulate tic-tac-toe --games 1 --from 42 --seed 7 --save kept',
  ],

  async carryOut({ values, words: [id] }, terminal) {
    const { module, ...where } = await chooseGame(id as string, 'simulate')
    const { definition } = module
    const agents =
      values.agents === undefined
        ? new Array<string>(definition.seats.min).fill('random')
        : agentNames(values.agents, 'simulate')
    for (const name of agents) findAgent(module, name, 'simulate')
    checkSeats(module, agents.length, 'name one agent for each seat in --agents', 'simulate')
    const games = countFrom(values.games, 'games', 'simulate', USUAL_GAMES)
    const workers = Math.min(MOST_WORKERS, countFrom(values.workers, 'workers', 'simulate', availableParallelism()))
    const options = tableOptions(module, values.options, 'simulate')
    const seed = values.seed ?? randomBytes(16).toString('hex')
    const from = wholeNumber(values.from, 'from', 'simulate', 0)
    const plan = { game: definition.id, options, agents, seed, games, from, swap: values.swap === true }
    const save = values.save === undefined ? null : emptyFolder(values.save, 'simulate')

    const flag = where.gamesUrl === undefined ? '' : ` --game ${shellWord(id as string)}`
    const report = await playSeries(plan, { workers, save, ...where }, values.options ?? [], terminal)
    terminal.say(values.json === true ? JSON.stringify(report, null, 2) : reportText(definition.name, report))
    if (save !== null && values.json !== true)
      terminal.say(`The records are in ${save}: turnwright replay <file>${flag}`)
    return ExitCode.fine
  },
})
