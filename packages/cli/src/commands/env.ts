import { once } from 'node:events'
import { LearningSession, type LearningPlan, serveLearner } from '@turnwright/arena'
import { randomBytes } from 'node:crypto'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { fileReason } from '../file-reason.ts'
import { checkSeats, findGame } from '../game-choice.ts'
import { serveLearners } from '../learning/serve-learners.ts'
import { Mistake } from '../mistake.ts'
import { countFrom, wholeNumber } from '../number.ts'
import { tableOptions } from '../table-options.ts'

const USUAL_MOST = 64
const MOST_GAMES = 65_536
const MOST_OPTIONS = 4096
const OBSERVATIONS = ['features', 'view'] as const

export const env: Command = command({
  name: 'env',
  summary: 'Plays batches of games with a program that learns',
  words: ['<game>'],
  flags: {
    games: { type: 'string', short: 'n', value: 'N', about: 'Games side by side (1 unless you say)' },
    players: { type: 'string', short: 'p', value: 'N', about: 'Seats at a table (2 unless you say)' },
    seed: { type: 'string', short: 's', value: 'S', about: 'Any text; the same seed gives the same games' },
    options: { type: 'string', multiple: true, value: 'key=value', about: 'What the tables agree on' },
    most: { type: 'string', value: 'N', about: `Options that a question lists at most (${USUAL_MOST} unless you say)` },
    observe: { type: 'string', value: 'WHAT', about: 'Observations of: features, where the game has some, or view' },
    once: { type: 'boolean', about: 'A game that is over stays so until it is reset (the next one begins at once)' },
    port: {
      type: 'string',
      value: 'N',
      about: 'Listen on this machine in place of standard input and output (0 takes a free port)',
    },
  },
  notes: [
    'It speaks in frames of numbers, not in words: python/turnwright_env reads them, and docs/learners.md says what they hold.',
    'A learner gives all the answers, for every seat in its turn. Over a port each learner has games of its own.',
  ],
  examples: ['turnwright env wingspan --games 256 --seed 7', 'turnwright env tic-tac-toe --once --port 0'],

  async carryOut({ values, words: [id] }, terminal) {
    const module = findGame(id as string, 'env')
    const { definition } = module
    const seats = countFrom(values.players, 'players', 'env', Math.max(2, definition.seats.min))
    checkSeats(module, seats, 'say another number in --players', 'env')
    const observe = OBSERVATIONS.find((each) => each === values.observe) ?? null
    if (observe === null && values.observe !== undefined)
      throw new Mistake(`--observe is ${OBSERVATIONS.join(' or ')}, not "${values.observe}"`, 'env')
    if (observe === 'features' && module.mind?.features === undefined)
      throw new Mistake(`${definition.name} has no features: leave --observe out, or say --observe view`, 'env')
    const plan: LearningPlan = {
      options: tableOptions(module, values.options, 'env'),
      seats,
      games: atMost(MOST_GAMES, countFrom(values.games, 'games', 'env', 1), 'games'),
      seed: values.seed ?? randomBytes(8).toString('hex'),
      most: atMost(MOST_OPTIONS, countFrom(values.most, 'most', 'env', USUAL_MOST), 'most'),
      observe,
      once: values.once === true,
    }
    if (values.port === undefined) {
      await serveLearner(new LearningSession(module, plan), process.stdin, process.stdout)
      return ExitCode.fine
    }
    const port = wholeNumber(values.port, 'port', 'env', 0)
    const server = await serveLearners(() => new LearningSession(module, plan), port, terminal).catch(
      (thrown: unknown) => {
        throw new Mistake(`port ${port} cannot be listened at: ${fileReason(thrown)}. Name another --port.`, 'env')
      },
    )
    terminal.say(server.address)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    server.close()
    return ExitCode.fine
  },
})

function atMost(most: number, count: number, option: string): number {
  if (count > most) throw new Mistake(`--${option} is ${most.toLocaleString('en')} at most`, 'env')
  return count
}
