import { persist } from '@turnwright/protocol'
import type { Services } from '../notices/services.ts'
import type { Lots } from '../time/lots.ts'
import type { Device } from './device.ts'

const A_MINUTE = 60_000
const TRIES = 5
const BETWEEN_TRIES = 20_000
/** How many want to be told in their browser, and by mail. */
const BY_PUSH = 0.6
const BY_MAIL = 0.25
const PUSH_AFTER = [1, 1, 5] as const
/** Keys of a browser that nobody has. */
const KEYS = {
  p256dh: 'BIVPml_Qz1KympjLPXvDB025ADx0uec0VQRdRF25aIJdZsAx05lQJgIyPfPBBo9VRCZXBGiHnQjW-GX_CeLXANQ',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
}

export interface CalledSettings {
  readonly name: string
  readonly device: Device
  readonly lots: Lots
  readonly services: Services
  readonly isEnding: () => boolean
  /** They are told that it is their turn. */
  readonly come: () => void
}

/** Somebody who wants to be called back: asks for it, says when they look, and comes. */
export class Called {
  readonly #settings: CalledSettings
  readonly #isByPush: boolean
  readonly #isByMail: boolean
  #browsers = 0
  #line: string | null = null

  constructor(settings: CalledSettings) {
    const { lots } = settings
    this.#settings = settings
    this.#isByPush = lots.happens(BY_PUSH)
    this.#isByMail = lots.happens(BY_MAIL)
  }

  async ask(): Promise<void> {
    if (this.#isByPush) await this.#askByPush()
    if (this.#isByMail) await this.#askByMail()
  }

  /** Their page is in sight until they look away. */
  async look(): Promise<void> {
    const { device, lots, isEnding, services } = this.#settings
    if (!this.#isByPush && !this.#isByMail) return
    if (services.isGone(this.#endpoint)) void this.#askByPush()
    const line = lots.key()
    this.#line = line
    while (this.#line === line && !isEnding()) {
      this.#tell(line, true)
      await device.sleep(A_MINUTE)
    }
  }

  lookAway(): void {
    if (this.#line !== null) this.#tell(this.#line, false)
    this.#line = null
  }

  #tell(line: string, isLooking: boolean): void {
    const { client, state } = this.#settings.device
    if (state === null || state.status !== 'playing' || state.you.seat === null) return
    const body = { line, isLooking }
    void client.call('POST /api/tables/:id/looking', { params: { id: state.id }, body }).catch(() => undefined)
  }

  get #endpoint(): string {
    return `https://push.example.org/${this.#settings.name}/${this.#browsers}`
  }

  async #askByPush(): Promise<void> {
    const { device, lots, services, come } = this.#settings
    this.#browsers++
    const endpoint = this.#endpoint
    services.addBrowser(endpoint, come)
    const body = { endpoint, keys: KEYS, after: lots.pick(PUSH_AFTER) }
    await this.#insist(() => device.client.call('POST /api/reminders/push', { body }))
  }

  async #askByMail(): Promise<void> {
    const { device, name, services, come } = this.#settings
    const address = `guest.${name}@example.org`
    services.addMailbox(address, (text) => {
      const link = /\/mail\/confirm\S+/.exec(text)?.[0]
      if (link === undefined) come()
      else void this.#confirm(link)
    })
    const body = { address, after: 30 as const }
    await this.#insist(() => device.client.call('POST /api/reminders/mail', { body }))
  }

  async #confirm(link: string): Promise<void> {
    const { device, lots } = this.#settings
    await device.sleep(lots.between([5_000, 3 * A_MINUTE]))
    await this.#insist(() => device.wire.fetch(link, { method: 'POST', headers: {} }))
  }

  /** Not for ever: whoever is refused too often does without. */
  async #insist(ask: () => Promise<unknown>): Promise<void> {
    const { device, isEnding } = this.#settings
    for (let tries = 0; tries < TRIES && !isEnding(); tries++)
      try {
        await persist(ask, device.waiting)
        return
      } catch {
        await device.sleep(BETWEEN_TRIES)
      }
  }
}
