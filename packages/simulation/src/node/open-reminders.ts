import {
  type Clock,
  type Core,
  type GameCatalog,
  type Keyring,
  type LeasedDuties,
  type MailDoors,
  MailLinks,
  mailDoors,
  type Randomness,
  type ReminderHandlers,
  reminderHandlers,
  Reminders,
  type ReminderStore,
  type Report,
} from '@turnwright/server/core'
import { type Sending, WorldMail, WorldPush } from '../notices/senders.ts'

export const ORIGIN = 'https://play.example.org'
const EVERY = 15_000

export interface OpenReminders {
  readonly store: ReminderStore
  readonly sending: Sending
  readonly tables: Core['tables']
  readonly clock: Clock
  readonly randomness: Randomness
  readonly keys: Keyring
  readonly catalog: GameCatalog
  readonly duties: LeasedDuties
  readonly report: Report
}

export interface OpenedReminders {
  readonly handlers: ReminderHandlers
  readonly doors: MailDoors | null
  readonly mail: WorldMail
  stop(): Promise<void>
}

/** What a server does to call people back, with services of the world in the place of real ones. */
export async function openReminders(opening: OpenReminders): Promise<OpenedReminders> {
  const { store, sending, keys, catalog, duties, report } = opening
  await store.pushKey('the key of a world that is not')
  const sender = new WorldMail(sending, ORIGIN)
  const services = {
    ...opening,
    push: new WorldPush(sending),
    mail: { sender, links: new MailLinks(keys, ORIGIN), origin: ORIGIN },
    share: () => 1,
    isUnlimited: false,
  }
  const reminders = new Reminders({ ...services, catalog, duties, report, every: EVERY })
  return {
    handlers: reminderHandlers(services),
    doors: mailDoors(services),
    mail: sender,
    stop: () => reminders.stop(),
  }
}
