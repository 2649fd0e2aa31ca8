import type { Channel, Lease, Leases } from '@turnwright/server/core'
import { AT_TABLES, StaleTable } from '@turnwright/server/core'
import type { Weather } from '../network/weather.ts'
import type { Lots } from '../time/lots.ts'
import type { Process } from '../time/process.ts'
import type { Schedule } from '../time/schedule.ts'
import type { Database, Operation, Outcome } from './database.ts'
import type { Link } from './link.ts'

/** What a server's life has of the database. */
export interface Surroundings {
  readonly schedule: Schedule
  readonly lots: Lots
  readonly weather: Weather
  readonly process: Process
  readonly link: Link
}

/** The connection of one server: everything that is asked goes over its line as data, and comes back as data. */
export class Connection implements Channel {
  readonly #database: Database
  readonly #around: Surroundings
  readonly #left: (() => void)[] = []
  #isClosed = false

  constructor(database: Database, around: Surroundings) {
    this.#database = database
    this.#around = around
  }

  ask<T>(operation: Operation, ...args: readonly unknown[]): Promise<T> {
    const { schedule, process, link } = this.#around
    if (this.#isClosed) return Promise.reject(new Error('the connection is closed'))
    const text = JSON.stringify(args)
    return new Promise((resolve, reject) => {
      const lost = schedule.in(AT_TABLES.silence, () => process.do(() => reject(new Error('the connection was lost'))))
      const hear = (outcome: Outcome): void => {
        lost.cancel()
        if ('text' in outcome) resolve(JSON.parse(outcome.text) as T)
        else if (outcome.failed === 'stale') reject(new StaleTable('as asked'))
        else reject(new Error(outcome.failed))
      }
      link.carry(() =>
        this.#database.perform(operation, text, (outcome) => link.carry(() => process.do(() => hear(outcome)))),
      )
    })
  }

  async send(payload: string): Promise<void> {
    this.#around.link.carry(() => this.#database.notify(payload))
  }

  async listen(hear: (payload: string) => void, gap: () => void): Promise<void> {
    const { link, lots, weather, process } = this.#around
    const tellGap = (): void => link.carry(() => process.do(gap))
    const ear = {
      hear: (payload: string): void => {
        if (!lots.happens(weather.now.noticeLoss)) link.carry(() => process.do(() => hear(payload)))
      },
      gap: tellGap,
    }
    this.#left.push(this.#database.listen(ear), link.onHealed(tellGap))
  }

  /** Its leases end with its connection. */
  holdLeasesOf(node: string): void {
    this.#left.push(() => this.#database.partWith(node))
  }

  /** Of a server that stops, or has died. */
  close(): void {
    this.#isClosed = true
    for (const leave of this.#left.splice(0)) leave()
  }
}

export class ConnectedLeases implements Leases {
  readonly #connection: Connection
  readonly #node: string

  constructor(connection: Connection, node: string) {
    this.#connection = connection
    this.#node = node
    connection.holdLeasesOf(node)
  }

  claim(name: string, milliseconds: number): Promise<Lease> {
    return this.#connection.ask('claim', this.#node, name, milliseconds)
  }

  renew(name: string, epoch: number, milliseconds: number): Promise<boolean> {
    return this.#connection.ask('renew', this.#node, name, epoch, milliseconds)
  }

  async release(name: string, epoch: number): Promise<void> {
    await this.#connection.ask('release', this.#node, name, epoch)
  }
}
