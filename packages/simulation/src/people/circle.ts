import type { GameModule } from '@turnwright/kernel'
import { type Pace, persist, type SeatRequest, type TableState } from '@turnwright/protocol'
import type { Ledger } from '../laws/ledger.ts'
import type { Services } from '../notices/services.ts'
import type { Lots } from '../time/lots.ts'
import { Called } from './called.ts'
import type { Device } from './device.ts'
import { lookingIn, type Manners, MANNERS } from './manners.ts'
import { Player } from './player.ts'
import { Visits } from './visits.ts'

const A_MINUTE = 60_000
/** How many circles play over the day: they look in, answer and go, and are called back. */
const BY_THE_DAY = 0.85
/** Between two games of those who sit together, and of those who do not. */
const RESTS: readonly [number, number] = [2_000, 5 * A_MINUTE]
const RESTS_BY_THE_DAY: readonly [number, number] = [2_000, 60 * A_MINUTE]

export interface CircleSettings {
  readonly name: string
  readonly size: number
  readonly module: GameModule
  readonly lots: Lots
  readonly ledger: Ledger
  readonly services: Services
  readonly isEnding: () => boolean
  /** How many milliseconds are left until everybody comes to the table once more. */
  readonly untilLastCall: () => number
  /** A page for somebody; pages of one person share their cookie. */
  readonly device: (name: string, cookie: { value: string }) => Device
}

interface Member {
  readonly name: string
  readonly manners: Manners
  readonly tabs: readonly Device[]
  readonly players: readonly Player[]
  /** Of somebody who does not stay before the page. */
  readonly visits: Visits | null
}

/** People who meet at one table after the other: some play, the others look on. */
export class Circle {
  readonly members: readonly Member[]
  readonly #settings: CircleSettings
  readonly #isByTheDay: boolean
  #over: (() => void) | null = null

  constructor(settings: CircleSettings) {
    const { name, size, lots, ledger, device, isEnding, untilLastCall } = settings
    this.#settings = settings
    this.#isByTheDay = lots.of('tempo').happens(BY_THE_DAY)
    this.members = Array.from({ length: size }, (_, n): Member => {
      const who = `${name}.${n}`
      const own = lots.of(who)
      const manners = own.pick(MANNERS)
      const hasty = lookingIn(manners)
      const asOfNow = (): Manners => (this.#isByTheDay && untilLastCall() > 0 ? hasty : manners)
      const cookie = { value: '' }
      const tabs = Array.from({ length: manners.tabs }, (__, tab) =>
        device(`${who}${tab === 0 ? '' : ' (second tab)'}`, cookie),
      )
      const players = tabs.map(
        (tab, at) => new Player({ device: tab, manners: asOfNow, lots: own.of(`tab ${at}`), ledger, isEnding }),
      )
      const visits = this.#isByTheDay ? this.#visits(who, tabs, own) : null
      return { name: who, manners, tabs, players, visits }
    })
  }

  /** Plays one game after the other, until the world ends. */
  async meet(): Promise<void> {
    const { lots, isEnding } = this.#settings
    const [host] = this.members as [Member]
    const page = pageOf(host)
    await page.sleep(lots.between([0, 2 * A_MINUTE]))
    for (const member of this.members)
      await this.#insist(member, (device) =>
        device.client.call('POST /api/identity', { body: { name: `Guest ${member.name}` } }),
      )
    for (const member of this.members) {
      void this.#travel(member)
      void member.visits?.called.ask()
    }
    while (!isEnding()) {
      const seats = this.#seats()
      const key = lots.key()
      const visibility: 'open' | 'invite' = lots.happens(0.8) ? 'open' : 'invite'
      const body = { game: this.#settings.module.definition.id, seats: [...seats], visibility, key, pace: this.#pace() }
      const table = await this.#insist(host, (device) => device.client.call('POST /api/tables', { body }))
      if (table !== null) await this.#playAt(table, seats)
      await page.sleep(lots.between(this.#isByTheDay ? RESTS_BY_THE_DAY : RESTS))
    }
  }

  #visits(name: string, tabs: readonly Device[], lots: Lots): Visits {
    const { services, isEnding, untilLastCall } = this.#settings
    const device = tabs[0] as Device
    const called = new Called({ name, device, lots: lots.of('called'), services, isEnding, come: () => visits.call() })
    const visits = new Visits({ tabs, called, lots: lots.of('visits'), isEnding, untilLastCall })
    return visits
  }

  async #playAt(table: TableState, seats: readonly SeatRequest[]): Promise<void> {
    const over = new Promise<void>((resolve) => {
      this.#over = resolve
    })
    const invite = table.invite ?? undefined
    const joining = seats.filter(({ kind }) => kind === 'open').length
    for (const [n, member] of this.members.entries()) {
      if (n > 0 && n <= joining)
        await this.#insist(member, (device) =>
          device.client.call('POST /api/tables/:id/join', {
            params: { id: table.id },
            body: invite === undefined ? {} : { invite },
          }),
        )
      const open = (): void => {
        for (const [tab, device] of member.tabs.entries())
          device.follow(table.id, invite, (state) => {
            if (state.status === 'finished' || state.status === 'closed') this.#over?.()
            member.players[tab]?.look(table.id)
          })
      }
      if (member.visits === null) open()
      else void member.visits.begin(open, n === 0)
    }
    await over
    for (const { tabs, visits } of this.members) {
      visits?.end()
      for (const device of tabs) device.leave()
    }
  }

  /** Who plays: the host, others of the circle, and perhaps bots. */
  #seats(): readonly SeatRequest[] {
    const { module, lots, size } = this.#settings
    const { min, max } = module.definition.seats
    const seats = Math.max(min, 2) + lots.int(Math.min(max, size) - Math.max(min, 2) + 1)
    const quick = Object.entries(module.agents).flatMap(([agent, { slow }]) => (slow === true ? [] : [agent]))
    return Array.from({ length: seats }, (_, n): SeatRequest => {
      if (n === 0) return { kind: 'you' }
      return lots.happens(0.2) ? { kind: 'bot', agent: lots.pick(quick) } : { kind: 'open' }
    })
  }

  /** Some are in a hurry; who plays over the day is missed after an hour. */
  #pace(): Pace {
    const { lots } = this.#settings
    const whenOver = lots.pick(['table', 'bot'] as const)
    const awayMinutes = this.#isByTheDay ? 30 + lots.int(31) : 1 + lots.int(5)
    const hurry = lots.int(this.#isByTheDay ? 12 : 6)
    if (hurry === 0) return { clock: { kind: 'days', days: 1 }, whenOver, awayMinutes }
    if (hurry > 2) return { clock: { kind: 'none' }, whenOver, awayMinutes }
    return { clock: { kind: 'live', minutes: 2 + lots.int(9), increment: lots.int(60) }, whenOver, awayMinutes }
  }

  /** Until the server says yes, or a no that stays one. */
  async #insist<T>(member: Member, ask: (device: Device) => Promise<T>): Promise<T | null> {
    const device = pageOf(member)
    while (!this.#settings.isEnding()) {
      try {
        return await persist(() => ask(device), device.waiting)
      } catch {
        await device.sleep(5_000)
      }
    }
    return null
  }

  async #travel({ tabs, manners }: Member): Promise<void> {
    const { lots, isEnding } = this.#settings
    const [device] = tabs as [Device]
    for (;;) {
      await device.sleep(A_MINUTE * lots.untilFirst(manners.tunnels))
      if (isEnding()) return
      const leave = tabs.map(({ wire }) => wire.enterTunnel())
      await device.sleep(lots.between([1_000, 90_000]))
      for (const each of leave) each()
    }
  }
}

function pageOf({ tabs }: Member): Device {
  return tabs[0] as Device
}
