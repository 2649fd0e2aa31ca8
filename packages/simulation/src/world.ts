import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { GameCatalog } from '@turnwright/server/core'
import { Database } from './database/database.ts'
import { type Fault, planFaults, type Profile } from './faults/fault.ts'
import { Troubles } from './faults/troubles.ts'
import { Callings } from './laws/callings.ts'
import { Ledger } from './laws/ledger.ts'
import { LONGEST_REST, Watch } from './laws/watch.ts'
import { Weather } from './network/weather.ts'
import type { Bug } from './node/bugs.ts'
import { ServerNode } from './node/server-node.ts'
import { Services } from './notices/services.ts'
import { Circle } from './people/circle.ts'
import { Device } from './people/device.ts'
import { Stranger } from './people/stranger.ts'
import { type Broken, Story } from './story.ts'
import { Lots } from './time/lots.ts'
import { Schedule } from './time/schedule.ts'

const AN_HOUR = 60 * 60_000
const A_MINUTE = 60_000
const QUIET = 3 * A_MINUTE
/** How long at its end nothing goes wrong any more. */
const ENDING = LONGEST_REST + 3 * A_MINUTE + QUIET

const CHEAP = ['tic-tac-toe', 'tic-tac-toe', 'sealed-auction']
/** One circle in so many plays another game. */
const RARELY = 50
/** A small world has one too. */
const FIRST_DEAR = 7
const dear = games.filter(({ definition }) => !CHEAP.includes(definition.id))

export interface WorldSettings {
  readonly seed: string
  /** Of virtual time, the last 24 minutes of them in calm. */
  readonly hours: number
  readonly profile: Profile
  /** The hour after which nobody looks any more; without it the last. */
  readonly until?: number | undefined
  readonly nodes?: number
  readonly tables?: number
  readonly clients?: number
  readonly bug?: Bug | null
  /** Which of the planned faults happen, and which circles meet; without it all. */
  readonly faults?: readonly number[] | undefined
  readonly circles?: readonly number[] | undefined
}

export interface Outcome {
  readonly broken: Broken | null
  /** Of everything that happened, in its order. */
  readonly trace: string
  /** How often what happened. */
  readonly counts: Readonly<Record<string, number>>
  /** By game: how many answers of people were acknowledged. */
  readonly answersIn: Readonly<Record<string, number>>
  /** How often what went wrong. */
  readonly struck: Readonly<Record<string, number>>
  /** The last of the story. */
  readonly story: readonly string[]
}

/** Servers, a database, a network and people, in one process and on one seed. */
export class World {
  /** What is to go wrong. */
  readonly faults: readonly Fault[]
  readonly #schedule = new Schedule()
  readonly #story = new Story(() => this.#schedule.now)
  readonly #weather = new Weather()
  readonly #lots: Lots
  readonly #settings: WorldSettings
  readonly #ledger: Ledger
  readonly #watch: Watch
  readonly #callings: Callings
  readonly #services: Services
  readonly #troubles: Troubles
  readonly #nodes: readonly ServerNode[]
  readonly #circles: readonly Circle[]
  #isEnding = false

  constructor(settings: WorldSettings) {
    this.#settings = settings
    const { seed, hours, profile, nodes = 3, tables = 200, clients = 1_000, bug = null } = settings
    const [schedule, weather, story] = [this.#schedule, this.#weather, this.#story]
    const lots = new Lots(seed)
    this.#lots = lots
    const database = new Database(
      schedule,
      lots.of('database'),
      weather,
      bug === 'no-fence' ? 'down' : 'up',
      (operation, args, value) => {
        story.count(operation)
        this.#callings.note(operation, args, value)
        const truth = this.#ledger.note(operation, args)
        if (truth === null) return
        story.record(`${operation} ${truth.table.id} ${truth.table.version} ${truth.newest.length}`)
        this.#watch.changed(truth)
      },
    )
    const catalog = new GameCatalog(games)
    this.#ledger = new Ledger({
      rows: database.rows,
      catalog,
      lots: lots.of('ledger'),
      now: () => schedule.now,
      broken: story.break,
    })
    this.#services = new Services(schedule, lots.of('services'), weather)
    this.#callings = new Callings({
      rows: database.rows,
      ledger: this.#ledger,
      now: () => schedule.now,
      calm: () => this.#troubles.calm,
      skew: () => Math.max(...this.#nodes.map((node) => node.takeWorstSkew())),
      truce: () => Math.max(...this.#nodes.map(({ truce }) => truce)),
      awaySince: (table, person) => this.#watch.awaySince(table, person),
      nameOf: (game) => catalog.get(game).definition.name,
      broken: story.break,
    })
    const [services, callings] = [this.#services, this.#callings]
    const tell = (line: string): void => story.tell(line)
    this.#nodes = Array.from(
      { length: nodes },
      (_, n) =>
        new ServerNode({
          name: `server ${n}`,
          schedule,
          lots,
          weather,
          database,
          services,
          callings,
          bug,
          tell,
          broken: story.break,
        }),
    )
    this.#troubles = new Troubles({ schedule, weather, database, nodes: this.#nodes, tell })
    this.#watch = new Watch({ schedule, ledger: this.#ledger, troubles: this.#troubles, broken: story.break })
    const circles = settings.circles ?? Array.from({ length: tables }, (_, n) => n)
    this.#circles = circles.map((n) => this.#circle(n, Math.max(2, Math.round(clients / tables))))
    const all = planFaults(lots.of('faults'), profile, nodes, hours * AN_HOUR - ENDING)
    this.faults = settings.faults === undefined ? all : all.filter(({ n }) => settings.faults?.includes(n))
  }

  async run(): Promise<Outcome> {
    const { hours, until = hours } = this.#settings
    const end = hours * AN_HOUR
    const story = this.#story
    const isEnough = (): boolean => story.broken !== null
    for (const node of this.#nodes) node.start()
    for (const circle of this.#circles) void circle.meet()
    void this.#stranger().roam()
    this.#troubles.plan(this.faults)
    this.#everyMinute()
    // Before the end nothing more goes wrong: every table that can go on goes on, and then everybody was told everything.
    await this.#schedule.run(Math.min(end - QUIET, until * AN_HOUR), isEnough)
    this.#isEnding = true
    if (until === hours) await this.#schedule.run(end, isEnough)
    if (until === hours && story.broken === null) this.#watch.inQuiet()
    const { happened: events } = this.#schedule
    const counts = {
      ...this.#ledger.counts,
      ...this.#callings.counts,
      ...story.counts,
      events,
      faults: this.faults.length,
    }
    const { answersIn } = this.#ledger
    const { struck } = this.#troubles
    return { broken: story.broken, trace: story.trace, counts, answersIn, struck, story: story.lines }
  }

  #everyMinute(): void {
    this.#schedule.in(A_MINUTE, () => {
      this.#watch.everyMinute()
      this.#callings.everyMinute()
      if (!this.#isEnding) this.#everyMinute()
    })
  }

  #circle(n: number, size: number): Circle {
    const lots = this.#lots.of(`circle ${n}`)
    return new Circle({
      name: `${n}`,
      size,
      module: gameOf(n),
      lots,
      ledger: this.#ledger,
      services: this.#services,
      isEnding: () => this.#isEnding,
      untilLastCall: () => this.#settings.hours * AN_HOUR - ENDING - this.#schedule.now,
      device: (name, cookie) => this.#device(name, cookie, lots.of(`wire ${name}`), `10.0.${n >> 8}.${n & 255}`),
    })
  }

  #device(name: string, cookie: { value: string }, lots: Lots, address: string): Device {
    return new Device({
      name,
      cookie,
      schedule: this.#schedule,
      lots,
      weather: this.#weather,
      posts: this.#nodes,
      address,
      watch: this.#watch,
      heard: (hearing, state) => {
        this.#ledger.heard(hearing, state)
        this.#story.record(`${name} ${state.seq}`)
      },
    })
  }

  #stranger(): Stranger {
    const lots = this.#lots.of('a stranger')
    const device = this.#device('a stranger', { value: '' }, lots.of('wire'), '10.1.0.1')
    const { break: broken } = this.#story
    return new Stranger({ device, lots, ledger: this.#ledger, isEnding: () => this.#isEnding, broken })
  }
}

/** Mostly what is cheap, and of everything something. */
function gameOf(n: number): GameModule {
  if (n % RARELY === FIRST_DEAR) return dear[Math.floor(n / RARELY) % dear.length] as GameModule
  return games.find(({ definition }) => definition.id === CHEAP[n % 3]) as GameModule
}
