import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { type Alarm, type Clock, every } from '../around/clock.ts'
import type { StoredBan } from '../store/stored-ban.ts'
import { idOf } from './call.ts'
import type { Visitor } from './guests.ts'

/** A ban is in force everywhere after so many milliseconds. */
const BETWEEN_LOOKS = 5_000

interface BanSettings {
  readonly clock: Clock
  readonly read: () => Promise<readonly StoredBan[]>
  /** Somebody is banned who was not before. */
  readonly onBan: (ban: StoredBan) => void
  readonly every?: number | undefined
}

/** Who may not come in. Operators write it down in the store; every node reads it again and again. */
export class Bans {
  readonly #settings: BanSettings
  readonly #looking: Alarm
  #guests: ReadonlySet<string> = new Set()
  #addresses: BlockList | null = null
  #known: ReadonlySet<string> = new Set()

  constructor(settings: BanSettings) {
    this.#settings = settings
    // What cannot be read now is read the next time.
    this.#looking = every(
      settings.clock,
      settings.every ?? BETWEEN_LOOKS,
      () => void this.look().catch(() => undefined),
    )
  }

  has(visitor: Visitor, address: string): boolean {
    const id = idOf(visitor)
    if (id !== null && this.#guests.has(id)) return true
    return this.#addresses !== null && isWithin(this.#addresses, address)
  }

  async look(): Promise<void> {
    const { clock, read, onBan } = this.#settings
    const now = clock.now()
    const bans = (await read()).filter(({ until }) => until === null || until > now)
    this.#guests = new Set(bans.flatMap(({ kind, who }) => (kind === 'guest' ? [who] : [])))
    const ranges = bans.flatMap(({ kind, who }) => (kind === 'address' ? [who] : []))
    this.#addresses = ranges.length === 0 ? null : blockList(ranges)
    const before = this.#known
    this.#known = new Set(bans.map(({ kind, who, since }) => `${kind} ${who} ${since}`))
    for (const ban of bans) if (!before.has(`${ban.kind} ${ban.who} ${ban.since}`)) onBan(ban)
  }

  stop(): void {
    this.#looking.cancel()
  }
}

/** An address or a range as it is kept; null where it is neither. */
export function rangeOf(written: string): string | null {
  const [address = '', bits, ...more] = written.split('/')
  const family = isIPv4(address) ? 4 : isIPv6(address) ? 6 : null
  if (family === null || more.length > 0) return null
  // Whoever has one IPv6 address has a whole network of them.
  const most = family === 4 ? 32 : 64
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  return prefix <= most ? `${address}/${prefix}` : null
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Addresses are counted as networks; the first of each stands for it. */
function isWithin(list: BlockList, network: string): boolean {
  const [address = ''] = network.split('/')
  if (isIPv4(address)) return list.check(address, 'ipv4')
  return isIPv6(address) && list.check(address, 'ipv6')
}
