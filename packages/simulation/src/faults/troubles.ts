import type { Database } from '../database/database.ts'
import type { Weather } from '../network/weather.ts'
import type { ServerNode } from '../node/server-node.ts'
import type { Schedule } from '../time/schedule.ts'
import { type Fault, faultInWords, nameOf } from './fault.ts'

const BETWEEN_UPGRADES = 15_000

export interface TroublesSettings {
  readonly schedule: Schedule
  readonly weather: Weather
  readonly database: Database
  readonly nodes: readonly ServerNode[]
  readonly tell: (line: string) => void
}

/** Lets go wrong what was planned, and knows since when nothing is wrong. */
export class Troubles {
  readonly #settings: TroublesSettings
  /** How often what has gone wrong. */
  readonly struck: Record<string, number> = {}
  #many = 0
  #calmSince = 0
  #rules = 0

  constructor(settings: TroublesSettings) {
    this.#settings = settings
  }

  /** For how many milliseconds nothing was wrong. */
  get calm(): number {
    return this.#many > 0 ? 0 : this.#settings.schedule.now - this.#calmSince
  }

  plan(faults: readonly Fault[]): void {
    for (const fault of faults) this.#settings.schedule.in(fault.at, () => this.#strike(fault))
  }

  #strike(fault: Fault): void {
    const { schedule, tell } = this.#settings
    tell(`fault ${fault.n}: ${faultInWords(fault)}`)
    const name = nameOf(fault)
    this.struck[name] = (this.struck[name] ?? 0) + 1
    this.#many++
    const end = this.#begin(fault)
    schedule.in(fault.lasts, () => {
      end()
      this.#many--
      if (this.#many === 0) this.#calmSince = schedule.now
    })
  }

  /** Gives what ends it. */
  #begin(fault: Fault): () => void {
    const { database, weather } = this.#settings
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
        return weather.add(fault.change)
      case 'database-crash':
        database.crash()
        return () => database.restart()
      case 'upgrade':
        this.#upgrade()
        return () => undefined
    }
  }

  #upgrade(): void {
    const { nodes, schedule } = this.#settings
    const rules = ++this.#rules
    for (const [n, node] of nodes.entries()) schedule.in(n * BETWEEN_UPGRADES, () => void node.upgrade(rules))
  }

  #node({ node }: { readonly node: number }): ServerNode {
    return this.#settings.nodes[node] as ServerNode
  }
}
