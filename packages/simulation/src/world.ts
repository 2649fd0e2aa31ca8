import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { GameCatalog } from '@turnwright/server/core'
import { crc32 } from 'node:zlib'
import { Database } from './database/database.ts'
import { type Fault, faultInWords, planFaults, type Profile } from './faults/fault.ts'
import { Ledger } from './laws/ledger.ts'
import type { Truth } from './laws/truth.ts'
import { Weather } from './network/weather.ts'
import type { Bug } from './node/bugs.ts'
import { ServerNode } from './node/server-node.ts'
import { Circle } from './people/circle.ts'
import { Device } from './people/device.ts'
import { Lots } from './time/lots.ts'
import { Schedule } from './time/schedule.ts'

const AN_HOUR = 60 * 60_000
const A_MINUTE = 60_000
/** After trouble it takes a while until everybody has found back. */
const GRACE = 2 * A_MINUTE
/** In calm everybody is told of a change within so many milliseconds. */
const IN_TIME = 2_000
/** The longest that a table rests in calm while all who play at it are there. */
const LONGEST_REST = 18 * A_MINUTE
const QUIET = 3 * A_MINUTE
/** How long at its end nothing goes wrong any more. */
const ENDING = LONGEST_REST + 3 * A_MINUTE + QUIET
const REMEMBERED = 200

export interface WorldSettings {
  readonly seed: string
  /** Of virtual time, the last 24 minutes of them in calm. */
  readonly hours: number
  readonly profile: Profile
  readonly nodes?: number
  readonly tables?: number
  readonly clients?: number
  readonly bug?: Bug | null
  /** Which of the planned faults happen, and which circles meet; without it all. */
  readonly faults?: readonly number[] | undefined
  readonly circles?: readonly number[] | undefined
}

export interface Broken {
  readonly law: string
  readonly what: string
  /** Milliseconds since the world began. */
  readonly at: number
}

export interface Outcome {
  readonly broken: Broken | null
  /** Of everything that happened, in its order. */
  readonly trace: string
  /** Those that were to happen. */
  readonly faults: readonly Fault[]
  /** How often what happened. */
  readonly counts: Readonly<Record<string, number>>
  /** The last of the story. */
  readonly story: readonly string[]
}

/** Servers, a database, a network and people, in one process and on one seed. */
export class World {
  readonly #schedule = new Schedule()
  readonly #weather = new Weather()
  readonly #lots: Lots
  readonly #settings: WorldSettings
  readonly #ledger: Ledger
  readonly #database: Database
  readonly #nodes: readonly ServerNode[]
  readonly #circles: readonly Circle[]
  /** By table: those that follow it. */
  readonly #devices = new Map<string, Set<Device>>()
  readonly #faults: readonly Fault[]
  readonly #story: string[] = []
  readonly #counts: Record<string, number> = {}
  #trace = 0
  #broken: Broken | null = null
  #troubles = 0
  #calmSince = 0
  #isEnding = false
  #rules = 0

  constructor(settings: WorldSettings) {
    this.#settings = settings
    const { seed, hours, profile, nodes = 3, tables = 200, clients = 1_000, bug = null } = settings
    this.#lots = new Lots(seed)
    const catalog = new GameCatalog(games)
    this.#ledger = new Ledger({
      rows: () => this.#database.rows,
      catalog,
      lots: this.#lots.of('ledger'),
      now: () => this.#schedule.now,
      broken: (law, what) => this.#break(law, what),
    })
    this.#database = new Database(
      this.#schedule,
      this.#lots.of('database'),
      this.#weather,
      bug === 'no-fence' ? 'down' : 'up',
      (operation, args) => this.#durable(operation, this.#ledger.note(operation, args)),
    )
    this.#nodes = Array.from(
      { length: nodes },
      (_, n) =>
        new ServerNode({
          name: `server ${n}`,
          schedule: this.#schedule,
          lots: this.#lots,
          weather: this.#weather,
          database: this.#database,
          bug,
          tell: (line) => this.#tell(line),
          broken: (law, what) => this.#break(law, what),
        }),
    )
    const circles = settings.circles ?? Array.from({ length: tables }, (_, n) => n)
    this.#circles = circles.map((n) => this.#circle(n, Math.max(2, Math.round(clients / tables))))
    const all = planFaults(this.#lots.of('faults'), profile, nodes, hours * AN_HOUR - ENDING)
    this.#faults = settings.faults === undefined ? all : all.filter(({ n }) => settings.faults?.includes(n))
  }

  /** What is to go wrong. */
  get faults(): readonly Fault[] {
    return this.#faults
  }

  async run(): Promise<Outcome> {
    const { hours } = this.#settings
    for (const node of this.#nodes) node.start()
    for (const circle of this.#circles) void circle.meet()
    for (const fault of this.#faults) this.#schedule.in(fault.at, () => this.#strike(fault))
    this.#everyMinute()
    const isEnough = (): boolean => this.#broken !== null
    // Before the end nothing more goes wrong: every table that can go on goes on, and then everybody was told everything.
    await this.#schedule.run(hours * AN_HOUR - QUIET, isEnough)
    this.#isEnding = true
    await this.#schedule.run(hours * AN_HOUR, isEnough)
    if (this.#broken === null) this.#inQuiet()
    return {
      broken: this.#broken,
      trace: (this.#trace >>> 0).toString(16).padStart(8, '0'),
      faults: this.#faults,
      counts: { ...this.#ledger.counts, ...this.#counts, events: this.#schedule.happened, faults: this.#faults.length },
      story: this.#story,
    }
  }

  #circle(n: number, size: number): Circle {
    const lots = this.#lots.of(`circle ${n}`)
    return new Circle({
      name: `${n}`,
      size,
      module: gameOf(n),
      lots,
      ledger: this.#ledger,
      isEnding: () => this.#isEnding,
      device: (name, cookie) => {
        return new Device({
          name,
          cookie,
          schedule: this.#schedule,
          lots: lots.of(`wire ${name}`),
          weather: this.#weather,
          posts: this.#nodes,
          address: `10.0.${n >> 8}.${n & 255}`,
          heard: (hearing, state) => {
            this.#ledger.heard(hearing, state)
            this.#record(`${name} ${state.seq}`)
          },
          followed: (device, table) => this.#devices.getOrInsertComputed(table, () => new Set()).add(device),
          unfollowed: (device, table) => this.#devices.get(table)?.delete(device),
        })
      },
    })
  }

  /** A change is durable: in calm, all who follow that table are told of it in time. */
  #durable(operation: string, truth: Truth | null): void {
    this.#count(operation)
    if (truth === null) return
    const version = truth.versions.length - 1
    this.#record(`${operation} ${truth.table.id} ${truth.table.version} ${truth.newest.length}`)
    if (!this.#isCalm) return
    const at = this.#schedule.now
    this.#schedule.in(IN_TIME, () => {
      if (!this.#isCalm) return
      for (const device of this.#following(truth)) {
        if (device.liveSince === null || device.liveSince > at || !this.#isSound(device) || device.hearing === null)
          continue
        if (!this.#ledger.isTold(truth, device.hearing, version))
          this.#break(
            'in calm everybody is told in time',
            `${device.name} was not told of version ${version} of ${truth.table.id}`,
          )
      }
    })
  }

  #following({ table: { id } }: Truth): Iterable<Device> {
    return this.#devices.get(id) ?? []
  }

  #isSound({ wire }: Device): boolean {
    return !wire.isInTunnel && this.#schedule.now - wire.soundSince > GRACE
  }

  get #isCalm(): boolean {
    return this.#troubles === 0 && this.#schedule.now - this.#calmSince > GRACE
  }

  #everyMinute(): void {
    this.#schedule.in(A_MINUTE, () => {
      this.#ledger.lookThrough()
      this.#mustGoOn()
      if (!this.#isEnding) this.#everyMinute()
    })
  }

  /** Where nothing was wrong for long and all who play are there, a table has moved. */
  #mustGoOn(): void {
    const { now } = this.#schedule
    if (this.#troubles > 0 || now - this.#calmSince < LONGEST_REST) return
    for (const truth of this.#ledger.truths.values()) {
      if (truth.table.status !== 'playing' || now - truth.grewAt < LONGEST_REST) continue
      const devices = [...this.#following(truth)]
      if (devices.length === 0) continue
      if (devices.every(({ wire }) => now - wire.soundSince > LONGEST_REST))
        this.#break('every table that can go on goes on', `${truth.table.id} rests since ${clock(truth.grewAt)}`)
    }
  }

  #inQuiet(): void {
    this.#ledger.lookThrough()
    for (const truth of this.#ledger.truths.values())
      for (const device of this.#following(truth)) {
        if (!this.#isSound(device) || device.hearing === null) continue
        if (device.liveSince === null)
          return this.#break('in quiet everybody is connected', `${device.name} is not, to ${truth.table.id}`)
        if (!this.#ledger.isTold(truth, device.hearing, truth.versions.length - 1))
          return this.#break('in quiet everybody was told everything', `${device.name} was not, of ${truth.table.id}`)
      }
  }

  #strike(fault: Fault): void {
    this.#tell(`fault ${fault.n}: ${faultInWords(fault)}`)
    this.#troubles++
    const end = this.#begin(fault)
    this.#schedule.in(fault.lasts, () => {
      end()
      this.#troubles--
      if (this.#troubles === 0) this.#calmSince = this.#schedule.now
    })
  }

  /** Gives what ends it. */
  #begin(fault: Fault): () => void {
    switch (fault.kind) {
      case 'crash': {
        const node = this.#node(fault)
        node.crash()
        return () => node.start()
      }
      case 'pause': {
        const node = this.#node(fault)
        node.pause()
        return () => node.resume()
      }
      case 'cut-clients':
        return this.#node(fault).cutOff()
      case 'cut-database':
        return this.#node(fault).link.cut()
      case 'jump':
        this.#node(fault).jump(fault.by)
        return () => undefined
      case 'weather':
        return this.#weather.add(fault.change)
      case 'database-crash':
        this.#database.crash()
        return () => this.#database.restart()
      case 'upgrade':
        this.#upgrade()
        return () => undefined
    }
  }

  #upgrade(): void {
    const rules = ++this.#rules
    for (const [n, node] of this.#nodes.entries())
      this.#schedule.in(n * 15_000, () => void node.stop().then(() => node.start(rules)))
  }

  #node({ node }: { readonly node: number }): ServerNode {
    return this.#nodes[node] as ServerNode
  }

  #break(law: string, what: string): void {
    if (this.#broken !== null) return
    this.#broken = { law, what, at: this.#schedule.now }
    this.#tell(`BROKEN: ${law}: ${what}`)
  }

  #count(what: string): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1
  }

  #tell(line: string): void {
    const told = `${clock(this.#schedule.now)} ${line}`
    this.#record(told)
    this.#story.push(told)
    if (this.#story.length > REMEMBERED) this.#story.shift()
  }

  #record(line: string): void {
    this.#trace = crc32(`${this.#schedule.now} ${line}`, this.#trace)
  }
}

function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23)
}

/** Mostly what is cheap, and of everything something. */
function gameOf(n: number): GameModule {
  const called = (id: string): GameModule => games.find(({ definition }) => definition.id === id) as GameModule
  if (n % 100 === 7) return called('wingspan')
  if (n % 100 === 57) return games[Math.floor(n / 100) % games.length] as GameModule
  return called(n % 3 < 2 ? 'tic-tac-toe' : 'sealed-auction')
}
