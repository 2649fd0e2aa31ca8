import {
  type Client,
  createClient,
  followTable,
  type Following,
  type TableState,
  type Waiting,
} from '@turnwright/protocol'
import type { Hearing } from '../laws/ledger.ts'
import { Wire, type WireSettings } from '../network/wire.ts'

export interface DeviceSettings extends WireSettings {
  readonly name: string
  /** The cookie of its person. */
  readonly cookie: { value: string }
  readonly heard: (hearing: Hearing, state: TableState) => void
  /** Told which table it follows. */
  readonly watch: {
    followed(device: Device, table: string): void
    unfollowed(device: Device, table: string): void
  }
}

/** A page of somebody's: the real client over a wire of this world. */
export class Device {
  readonly name: string
  readonly client: Client
  readonly wire: Wire
  readonly waiting: Waiting
  readonly #settings: DeviceSettings
  #following: Following | null = null
  hearing: Hearing | null = null
  state: TableState | null = null
  /** Since when it follows a table. */
  followsSince = 0
  /** Since when it is live; null while it is not. */
  liveSince: number | null = null

  constructor(settings: DeviceSettings) {
    const { schedule, lots, cookie } = settings
    this.#settings = settings
    this.name = settings.name
    this.wire = new Wire(settings)
    this.waiting = {
      after: (milliseconds, act) => {
        const due = schedule.in(milliseconds, act)
        return () => due.cancel()
      },
      fraction: () => lots.fraction(),
    }
    this.client = createClient({
      waiting: this.waiting,
      headers: () => ({ cookie: cookie.value }),
      fetch: async (path, init) => {
        const response = await this.wire.fetch(path, init)
        const [given] = response.headers.getSetCookie()
        if (given !== undefined) cookie.value = given.split(';', 1)[0] ?? ''
        return response
      },
    })
  }

  follow(table: string, invite: string | undefined, onState: (state: TableState) => void): void {
    this.leave()
    const { schedule, cookie, heard } = this.#settings
    const hearing: Hearing = {
      person: personIn(cookie.value),
      device: this.name,
      table,
      at: 0,
      told: null,
      state: null,
    }
    this.hearing = hearing
    this.followsSince = schedule.now
    this.#settings.watch.followed(this, table)
    this.#following = followTable(this.client, {
      id: table,
      ...(invite === undefined ? {} : { invite }),
      waiting: this.waiting,
      onState: (state) => {
        if (this.hearing !== hearing) return
        this.state = state
        heard(hearing, state)
        onState(state)
      },
      onStatus: (status) => {
        if (this.hearing === hearing) this.liveSince = status === 'live' ? schedule.now : null
      },
    })
  }

  leave(): void {
    if (this.hearing !== null) this.#settings.watch.unfollowed(this, this.hearing.table)
    this.#following?.stop()
    this.#following = null
    this.hearing = null
    this.state = null
    this.liveSince = null
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.waiting.after(milliseconds, resolve))
  }
}

/** What stands first in a cookie is who it is of. */
export function personIn(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0] ?? ''
}
