import { type Contestant, type Fallback, type ProgramPlayer, type Tournament, USUAL_LIMITS } from '@turnwright/arena'
import type { GameModule } from '@turnwright/kernel'
import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import { planOf } from '@turnwright/search'
import { checkSeats, findAgent, findGame } from '../game-choice.ts'
import { readJson } from '../json-file.ts'
import { settingsIn } from './agent-settings.ts'
import { agentNamed, codeAt, contestantNamed, modelNamed } from './contestants.ts'
import { amount, count, type Fields, fields, list, text, wrong } from './file-fields.ts'

const KNOWN = ['title', 'about', 'seed', 'deals', 'width', 'agents', 'baseline', 'games']
const KNOWN_OF_A_GAME = ['game', 'players', 'options', 'seed', 'deals', 'width', 'agents', 'baseline']
const KNOWN_OF_AN_AGENT = ['name', 'agent', 'settings']
const KNOWN_OF_A_PROGRAM = ['name', 'exec', 'limits', 'fallback']
const KNOWN_OF_CODE = ['name', 'code', 'limits', 'fallback', 'megabytes']
const KNOWN_OF_A_MODEL = ['name', 'model', 'limits', 'fallback', 'price']
const FALLBACKS: readonly Fallback[] = ['forfeit', 'random']
const USUAL_DEALS = 100

/** What a tournament file says: tournaments of several games, with agents that may have settings of their own. */
export interface TournamentFile {
  readonly title: string | null
  /** What a reader of the report should know. */
  readonly about: string | null
  readonly tournaments: readonly Tournament[]
  /** All that it says, for reports. */
  readonly file: unknown
}

type Manners = Pick<ProgramPlayer, 'limits' | 'fallback'>
const USUAL_MANNERS: Manners = { limits: USUAL_LIMITS, fallback: 'forfeit' }

export function readTournamentFile(path: string): TournamentFile {
  const content = fields(
    readJson(path, 'tournament', {
      name: 'Name a file such as docs/strength.json.',
      mend: 'Mend it, or begin with docs/strength.json.',
    }),
    path,
    KNOWN,
  )
  const games = list(content, 'games', path)
  return {
    file: content,
    title: text(content, 'title', path),
    about: text(content, 'about', path),
    tournaments: games.map((each, at) => {
      const where = `${path}: games[${at}]`
      return tournamentOf(content, fields(each, where, KNOWN_OF_A_GAME), where)
    }),
  }
}

/** What a game does not say for itself, the file says for all. */
function tournamentOf(common: Fields, own: Fields, where: string): Tournament {
  const said = { ...common, ...own }
  const id = text(own, 'game', where)
  if (id === null) throw wrong(`${where} needs a "game"`)
  const module = findGame(id, 'tournament')
  const seats = count(own, 'players', where) ?? Math.max(2, module.definition.seats.min)
  checkSeats(module, seats, `say how many "players" in ${where}`, 'tournament')
  const contestants = list(said, 'agents', where).map((each, at) =>
    contestantOf(each, module, seats, `${where}.agents[${at}]`),
  )
  const tournament: Tournament = {
    game: id,
    options: optionsOf(module, own['options'] ?? {}, where),
    seats,
    contestants,
    baseline: text(said, 'baseline', where),
    seed: text(said, 'seed', where) ?? 'tournament',
    deals: count(said, 'deals', where) ?? USUAL_DEALS,
    width: count(said, 'width', where),
  }
  checkContestants(tournament)
  return tournament
}

/** What every tournament must be, whoever wrote it down. */
export function checkContestants({ contestants, baseline, seats }: Tournament): void {
  const names = contestants.map(({ name }) => name)
  if (seats < 2) throw wrong('a tournament is played at tables of two and more')
  if (names.length < 2) throw wrong('a tournament needs two agents at least')
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw wrong(`"${twice}" is entered twice: give one of them another name`)
  if (baseline !== null && !names.includes(baseline))
    throw wrong(`the baseline "${baseline}" is not among the agents ${names.join(', ')}`)
}

function contestantOf(entry: unknown, module: GameModule, seats: number, where: string): Contestant {
  if (typeof entry === 'string') return contestantNamed(entry, module, seats)
  if (typeof entry === 'object' && entry !== null && 'exec' in entry) return programOf(entry, where)
  if (typeof entry === 'object' && entry !== null && 'code' in entry) return codeOf(entry, where)
  if (typeof entry === 'object' && entry !== null && 'model' in entry) return modelOf(entry, where)
  const own = fields(entry, where, KNOWN_OF_AN_AGENT)
  const agent = text(own, 'agent', where)
  if (agent === null) throw wrong(`${where} needs an "agent"`)
  const name = text(own, 'name', where) ?? agent
  const { player } = agentNamed(agent, module, seats)
  if (own['settings'] === undefined) return { name, player }
  const plan = planOf(findAgent(module, player.agent, 'tournament'))
  if (plan === null) throw wrong(`${where}: ${agent} answers at once, so it has no settings`)
  const settings = settingsIn(own['settings'], `${where}.settings`)
  return { name, player: { ...player, settings: { ...player.settings, ...settings } } }
}

function programOf(entry: object, where: string): Contestant {
  const own = fields(entry, where, KNOWN_OF_A_PROGRAM)
  const words = typeof own['exec'] === 'string' ? [own['exec']] : list(own, 'exec', where)
  const [file, ...args] = words.map((word) => {
    if (typeof word !== 'string' || word === '')
      throw wrong(`${where}: "exec" is a program, or a list of it and its words`)
    return word
  })
  if (file === undefined) throw wrong(`${where}: "exec" is empty`)
  const name = text(own, 'name', where) ?? `exec:${words.join(' ')}`
  return { name, player: { kind: 'program', command: [file, ...args], ...manners(own, where, USUAL_MANNERS) } }
}

/** `"model": "name@address"`, with what a million tokens cost. */
function modelOf(entry: object, where: string): Contestant {
  const own = fields(entry, where, KNOWN_OF_A_MODEL)
  const written = `model:${text(own, 'model', where)}`
  const player = modelNamed(written)
  const said = own['price'] === undefined ? null : fields(own['price'], `${where}.price`, ['in', 'out'])
  const price =
    said === null ? null : { in: amount(said, 'in', `${where}.price`), out: amount(said, 'out', `${where}.price`) }
  const name = text(own, 'name', where) ?? written
  return { name, player: { ...player, ...manners(own, where, player), price } }
}

function codeOf(entry: object, where: string): Contestant {
  const own = fields(entry, where, KNOWN_OF_CODE)
  const path = text(own, 'code', where) ?? ''
  const player = codeAt(path)
  const megabytes = count(own, 'megabytes', where) ?? player.megabytes
  return { name: text(own, 'name', where) ?? path, player: { ...player, ...manners(own, where, player), megabytes } }
}

/** What a player from outside is granted, and what becomes of it where all tries are used up. */
function manners(own: Fields, where: string, usual: Manners): Manners {
  const said = own['limits'] === undefined ? {} : fields(own['limits'], `${where}.limits`, Object.keys(USUAL_LIMITS))
  const limits = {
    startMs: count(said, 'startMs', `${where}.limits`) ?? usual.limits.startMs,
    answerMs: count(said, 'answerMs', `${where}.limits`) ?? usual.limits.answerMs,
    tries: count(said, 'tries', `${where}.limits`) ?? usual.limits.tries,
  }
  const fallback = FALLBACKS.find((each) => each === (own['fallback'] ?? usual.fallback))
  if (fallback === undefined) throw wrong(`${where}: "fallback" is ${FALLBACKS.join(' or ')}`)
  return { limits, fallback }
}

function optionsOf({ definition }: GameModule, options: unknown, where: string): unknown {
  try {
    return parseOptions(definition.options, options)
  } catch (thrown) {
    if (thrown instanceof InvalidOptions) throw wrong(`${where}.options: ${thrown.message}`)
    throw thrown
  }
}
