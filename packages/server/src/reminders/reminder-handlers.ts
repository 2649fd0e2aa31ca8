import {
  MAIL_AFTER,
  type MailRequest,
  PUSH_AFTER,
  type PushRequest,
  type Reminders as Told,
} from '@turnwright/protocol'
import type { Clock } from '../around/clock.ts'
import { type Randomness, tokenFrom } from '../around/randomness.ts'
import { type Handlers, somebody } from '../http/call.ts'
import { RateLimiter } from '../http/rate-limiter.ts'
import { Refusal } from '../refusal.ts'
import type { Tables } from '../tables/tables.ts'
import { mailAddressIn } from './mail-address.ts'
import { CONFIRM_WITHIN, type MailDoors } from './mail-pages.ts'
import { areGood } from './push-cipher.ts'
import type { PushSender } from './push-sender.ts'
import type { ReminderStore, StoredMail } from './reminder-store.ts'
import { confirmationLetter, testWords } from './reminder-words.ts'
import { type MailWay, pushText } from './reminders.ts'

type AboutReminders =
  | 'GET /api/reminders'
  | `POST /api/reminders/push${'' | '/forget' | '/test'}`
  | `POST /api/reminders/mail${'' | '/forget'}`
  | 'POST /api/tables/:id/looking'

const A_MINUTE = 60_000
const MOST_BROWSERS = 10
/** A page that is in sight says so every minute; one that was closed without a word counts for no longer. */
const A_LOOK = 90_000
/** A mail to an address that nobody has confirmed: a few an hour for whoever asks, and a few a day for whoever gets them. */
const ASKING = { perSecond: 5 / 3_600, burst: 5 }
const ASKED = { perSecond: 3 / 86_400, burst: 3 }
const TESTS = { perSecond: 0.1, burst: 5 }
/** A name is looked up for each. */
const SUBSCRIBING = { perSecond: 0.1, burst: 20 }

export interface ReminderServices {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly store: ReminderStore
  readonly tables: Tables
  readonly push: Pick<PushSender, 'publicKey' | 'mayWriteTo' | 'send'>
  readonly mail: MailWay | null
  /** Which part of what somebody may ask for is this node's to give. */
  readonly share: () => number
  /** Whether limits are lifted, for tests. */
  readonly isUnlimited: boolean
}

/** How somebody wants to be called back, and whether they are looking. */
export type ReminderHandlers = Pick<Handlers, AboutReminders>

export function reminderHandlers(services: ReminderServices): ReminderHandlers {
  const { clock, store, tables, push, mail } = services
  const now = (): number => clock.elapsed()
  const askers = new RateLimiter(ASKING, now, services.share)
  const asked = new RateLimiter(ASKED, now, services.share)
  const tests = new RateLimiter(TESTS, now, services.share)
  const subscribing = new RateLimiter(SUBSCRIBING, now, services.share)
  const mustBeRare = (limiter: RateLimiter, ...callers: readonly string[]): void => {
    if (!services.isUnlimited && callers.some((caller) => limiter.take(caller) > 0))
      throw new Refusal('too-many-requests')
  }
  const told = async (person: string): Promise<Told> => {
    const [browsers, addresses] = await storing(() => Promise.all([store.pushOf(person), store.mailOf(person)]))
    const since = clock.now() - CONFIRM_WITHIN
    const [confirmed, waiting] = [addresses.find(isConfirmed), addresses.find((each) => isWaiting(each, since))]
    return {
      push: {
        key: push.publicKey,
        devices: browsers.length,
        endpoints: browsers.map(({ endpoint }) => endpoint),
        after: chosen(PUSH_AFTER, browsers[0]?.after, 1),
      },
      mail: {
        isOffered: mail !== null,
        address: confirmed?.address ?? null,
        unconfirmed: waiting?.address ?? null,
        after: chosen(MAIL_AFTER, (confirmed ?? waiting)?.after, 30),
      },
    }
  }

  const keepPush = async (person: string, from: string, { endpoint, keys, after }: PushRequest): Promise<Told> => {
    mustBeRare(subscribing, `person ${person}`, `address ${from}`)
    if (!areGood(keys) || !(await push.mayWriteTo(endpoint))) throw new Refusal('bad-push-endpoint')
    const stored = { endpoint, person, ...keys, after: after * A_MINUTE, made: clock.now() }
    await storing(() => store.keepPush(stored, MOST_BROWSERS))
    return told(person)
  }

  const keepMail = async (person: string, from: string, { address: written, after }: MailRequest): Promise<Told> => {
    if (mail === null) throw new Refusal('no-mail')
    const address = mailAddressIn(written)
    if (address === null) throw new Refusal('bad-mail-address')
    const known = (await storing(() => store.mailOf(person))).find(isConfirmed)
    if (known?.address === address) {
      await storing(() => store.setMailAfter(person, after * A_MINUTE))
      return told(person)
    }
    mustBeRare(askers, `person ${person}`, `address ${from}`)
    mustBeRare(asked, address.toLowerCase())
    const id = tokenFrom(services.randomness)
    const letter = confirmationLetter(mail.origin, mail.links.to('confirm', id))
    const stored = { id, person, address, isConfirmed: false, after: after * A_MINUTE, made: clock.now() }
    // Sent before it is stored: of what was not sent nothing is left.
    const posting = await mail.sender.send({ to: address, ...letter, stop: null })
    if (posting === 'no-such-address') throw new Refusal('bad-mail-address')
    if (posting === 'failed') throw new Refusal('mail-not-sent')
    await storing(() => store.keepMail(stored, clock.now() - CONFIRM_WITHIN))
    return told(person)
  }

  return {
    'GET /api/reminders': ({ visitor }) => told(somebody(visitor).id),
    'POST /api/reminders/push': ({ visitor, address, body }) => keepPush(somebody(visitor).id, address, body),
    'POST /api/reminders/push/forget': async ({ visitor, body }) => {
      const { id } = somebody(visitor)
      await storing(() => store.forgetPush(body.endpoint, id))
      return told(id)
    },
    'POST /api/reminders/push/test': async ({ visitor, body }) => {
      const { id } = somebody(visitor)
      const browser = (await storing(() => store.pushOf(id))).find(({ endpoint }) => endpoint === body.endpoint)
      if (browser === undefined) throw new Refusal('not-subscribed')
      mustBeRare(tests, id)
      const delivery = await push.send(browser, { text: pushText(testWords, null), topic: 'test' })
      if (delivery === 'gone') {
        await storing(() => store.forgetPush(browser.endpoint, id))
        throw new Refusal('not-subscribed')
      }
      if (delivery === 'failed') throw new Refusal('push-refused')
      return { ok: true }
    },
    'POST /api/reminders/mail': ({ visitor, address, body }) => keepMail(somebody(visitor).id, address, body),
    'POST /api/reminders/mail/forget': async ({ visitor }) => {
      const { id } = somebody(visitor)
      for (const each of await storing(() => store.mailOf(id))) await storing(() => store.forgetMail(each.id))
      return told(id)
    },
    'POST /api/tables/:id/looking': async ({ params: { id }, visitor, body: { line, isLooking } }) => {
      const person = somebody(visitor)
      using table = tables.lease(id)
      const seat = await table.enter((desk) => desk.mustSit(person.id), { fresh: true })
      table.tellLook({ seat, line, until: isLooking ? clock.now() + A_LOOK : 0 })
      return { ok: true }
    },
  }
}

/** What the links in mails lead to. */
export function mailDoors({
  clock,
  store,
  mail,
}: Pick<ReminderServices, 'clock' | 'store' | 'mail'>): MailDoors | null {
  if (mail === null) return null
  return {
    links: mail.links,
    confirm: (id) => storing(() => store.confirmMail(id, clock.now() - CONFIRM_WITHIN)),
    stop: async (id) => {
      await storing(() => store.forgetMail(id))
    },
  }
}

function isConfirmed(mail: StoredMail): boolean {
  return mail.isConfirmed
}

function isWaiting({ isConfirmed, made }: StoredMail, since: number): boolean {
  return !isConfirmed && made >= since
}

function chosen<Minutes extends number>(all: readonly Minutes[], kept: number | undefined, usual: Minutes): Minutes {
  return all.find((minutes) => minutes * A_MINUTE === kept) ?? usual
}

async function storing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not-stored')
  }
}
