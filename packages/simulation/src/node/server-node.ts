import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import {
  Following,
  GameCatalog,
  Keyring,
  LeasedDuties,
  NoticeBus,
  openCore,
  STREAMS,
  tableHandlers,
} from '@turnwright/server/core'
import { ConnectedReminders } from '../database/connected-reminders.ts'
import { ConnectedStore } from '../database/connected-store.ts'
import { ConnectedLeases, Connection } from '../database/connection.ts'
import type { Database } from '../database/database.ts'
import { Link } from '../database/link.ts'
import type { Callings } from '../laws/callings.ts'
import type { Post, Sender } from '../network/post.ts'
import type { Request } from '../network/request.ts'
import type { TableLine } from '../network/table-line.ts'
import type { Weather } from '../network/weather.ts'
import type { WorldMail } from '../notices/senders.ts'
import type { Services } from '../notices/services.ts'
import { noting, ToldTurns } from '../notices/told-turns.ts'
import type { Lots } from '../time/lots.ts'
import { Process } from '../time/process.ts'
import { ProcessClock } from '../time/process-clock.ts'
import type { Schedule } from '../time/schedule.ts'
import { type Bug, withForgottenMarks, withLateKeys, withLostNotices, withUnseenRules } from './bugs.ts'
import { Door } from './door.ts'
import { HEARTBEAT } from './heartbeat.ts'
import { openReminders } from './open-reminders.ts'

const BETWEEN_BEATS = 20_000
/** Some think for long, so that servers die meanwhile. */
const BOT_PACE: readonly [number, number] = [300, 20_000]
const SECRET = Buffer.from('the key of a world that is not')

export interface NodeSettings {
  readonly name: string
  readonly schedule: Schedule
  readonly lots: Lots
  readonly weather: Weather
  readonly database: Database
  readonly services: Services
  readonly callings: Pick<Callings, 'ownerOf' | 'sent'>
  readonly bug: Bug | null
  readonly tell: (line: string) => void
  /** Something happened that no server should do. */
  readonly broken: (law: string, what: string) => void
}

/** One life of a server, from its start to its end. */
interface Life {
  readonly rules: number
  readonly process: Process
  readonly clock: ProcessClock
  readonly lines: Set<TableLine>
  readonly waiting: Set<Sender>
  readonly connection: Connection
  door: Door | null
  mail: WorldMail | null
  stop: () => Promise<void>
}

/** A server of the world: it is started, paused, killed and upgraded, and its core is the real one. */
export class ServerNode implements Post {
  readonly link: Link
  readonly #settings: NodeSettings
  readonly #lots: Lots
  #life: Life | null = null
  #lives = 0
  #cuts = 0
  #rules = 0
  #worstSkew = 0

  constructor(settings: NodeSettings) {
    this.#settings = settings
    this.#lots = settings.lots.of(settings.name)
    this.link = new Link(settings.schedule, this.#lots.of('link'), settings.weather)
  }

  get name(): string {
    return this.#settings.name
  }

  get process(): Process | null {
    return this.#life?.process ?? null
  }

  get isCut(): boolean {
    return this.#cuts > 0
  }

  /** No client reaches it until what it gives is called. */
  cutOff(): () => void {
    this.#cuts++
    return () => void this.#cuts--
  }

  /** How often the rules were raised by which it plays now; null while it does not run. */
  get rules(): number | null {
    return this.#life?.rules ?? null
  }

  /** Stops, and goes on by newer rules: from now on, however it stops and whoever starts it. */
  async upgrade(rules: number): Promise<void> {
    this.#rules = rules
    await this.stop()
    this.start()
  }

  start(): void {
    const { schedule, database, weather, tell } = this.#settings
    if (this.#life !== null) return
    const rules = this.#rules
    const lots = this.#lots.of(`life ${++this.#lives}`)
    const process = new Process(schedule)
    const clock = new ProcessClock(schedule, process, Math.round(lots.between([-2_000, 2_000])))
    const connection = new Connection(database, { schedule, lots, weather, process, link: this.link })
    const life: Life = {
      rules,
      process,
      clock,
      connection,
      lines: new Set(),
      waiting: new Set(),
      door: null,
      mail: null,
      stop: () => Promise.resolve(),
    }
    this.#life = life
    tell(`${this.name} starts, by rules ${rules + 1}`)
    // Whoever starts a server does so until it runs. What had begun of one that could not ends with its process: otherwise two of
    // them would go on under one name, deaf to each other.
    void this.#open(life, lots).catch(() => {
      if (this.#life !== life) return
      this.crash()
      schedule.in(1_000, () => this.start())
    })
  }

  pause(): void {
    this.#life?.process.pause()
  }

  resume(): void {
    this.#life?.process.resume()
  }

  jump(milliseconds: number): void {
    this.#life?.clock.jump(milliseconds)
    this.#worstSkew = Math.max(this.#worstSkew, this.#skew)
  }

  /** By how many milliseconds its clock was wrong at most since this was asked last, also if it has stopped since. */
  takeWorstSkew(): number {
    const worst = Math.max(this.#worstSkew, this.#skew)
    this.#worstSkew = 0
    return worst
  }

  get #skew(): number {
    return Math.abs(this.#life?.clock.wrongBy ?? 0)
  }

  /** For how many milliseconds it leaves the mail server alone. */
  get truce(): number {
    return this.#life?.mail?.truce ?? 0
  }

  /** Power fails, or somebody kills it. */
  crash(): void {
    const life = this.#life
    if (life === null) return
    this.#settings.tell(`${this.name} dies`)
    this.#life = null
    life.process.kill()
    life.connection.close()
    for (const line of life.lines) line.break()
    for (const sender of life.waiting) sender.refuse()
  }

  /** Stops as it should; gives up on that after a while. */
  async stop(): Promise<void> {
    const life = this.#life
    if (life === null) return
    this.#settings.tell(`${this.name} stops`)
    const late = new Promise<void>((resolve) => void this.#settings.schedule.in(10_000, resolve))
    await Promise.race([life.stop(), late])
    if (this.#life === life) this.crash()
  }

  hold(line: TableLine): void {
    const life = this.#life
    if (life === null) return
    life.lines.add(line)
    line.onClose(() => life.lines.delete(line))
  }

  accept(request: Request, sender: Sender): void {
    const life = this.#life
    if (life === null || life.process.isDead) return sender.refuse()
    life.waiting.add(sender)
    const answering: Sender = {
      ...sender,
      answer(reply) {
        life.waiting.delete(sender)
        sender.answer(reply)
      },
      connect() {
        life.waiting.delete(sender)
        return sender.connect()
      },
    }
    life.process.do(() => {
      if (life.door === null) return sender.refuse()
      void life.door.open(request, answering)
    })
  }

  async #open(life: Life, lots: Lots): Promise<void> {
    const { bug, tell, broken, schedule, services, callings } = this.#settings
    const { clock, connection } = life
    const catalog = new GameCatalog(gamesBy(life.rules))
    const connected = new ConnectedStore(connection, life.rules)
    const store = bug === 'unseen-rules' ? withUnseenRules(connected, catalog) : connected
    await store.reviveFaulted()
    const report = (event: string, about: object): void => tell(`${this.name}: ${event} ${JSON.stringify(about)}`)
    const bus = new NoticeBus(connection, `${this.name.replace(' ', '-')}-${this.#lives}`, clock, report)
    const following = new Following({ bus, store, report, beat: BETWEEN_BEATS, clock })
    const duties = new LeasedDuties(
      new ConnectedLeases(connection, `${this.name.replace(' ', '-')}-${this.#lives}`),
      clock,
    )
    const keys = new Keyring(SECRET)
    const core = openCore({
      clock,
      randomness: lots,
      store,
      nodes: bug === 'lost-notices' ? withLostNotices(following, lots.of('lost notices')) : following,
      duties,
      keys,
      catalog,
      threads: { run: () => Promise.reject(new Error('no slow bot plays in this world')) },
      botPace: BOT_PACE,
      playUnwatched: false,
      liveTables: 150,
      isSecure: false,
      streams: STREAMS,
      heartbeat: HEARTBEAT,
      report,
    })
    await following.begin(core.tables.live)
    await core.clocks.begin()
    if (bug !== 'forgotten-bots') core.owed.begin()
    const handlers = tableHandlers({
      catalog,
      tables: core.tables,
      guests: core.guests,
      accounts: { rename: () => Promise.reject(new Error('no name is kept in this world')) },
      tagOf: (address) => address,
    })
    const turns = new ToldTurns()
    const marks = new ConnectedReminders(connection)
    const reminders = await openReminders({
      store: noting(withForgottenMarks(marks, bug, lots.of('marks')), turns),
      sending: { schedule, process: life.process, services, callings, turns },
      tables: core.tables,
      clock,
      randomness: lots,
      keys,
      catalog,
      duties,
      report,
    })
    life.mail = reminders.mail
    life.door = new Door(
      core,
      { ...(bug === 'late-keys' ? withLateKeys(handlers, core.tables) : handlers), ...reminders.handlers },
      reminders.doors,
      (error, { path }) =>
        broken('no request makes a server fail', `${this.name} failed at ${path}: ${(error as Error).stack}`),
    )
    life.stop = async () => {
      life.door = null
      await core.owed.stop()
      core.bots.stop()
      await core.clocks.stop()
      await reminders.stop()
      core.streams.dismiss()
      await core.tables.rest()
      duties.stop()
      await following.stop()
    }
  }
}

/** The games of today, after their rules were raised so often without becoming others. */
function gamesBy(raised: number): readonly GameModule[] {
  return games.map((module) => ({
    ...module,
    definition: { ...module.definition, rules: module.definition.rules + raised },
  }))
}
