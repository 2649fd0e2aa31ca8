import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Account, Exported, Forgotten, KeptAccount, NewPasskey, SignedIn, UsedPasskey } from '@turnwright/protocol'
import type { Clock } from '../around/clock.ts'
import { type Randomness, tokenFrom } from '../around/randomness.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { nobodyFrom, type Person } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import type { AccountStore } from './account-store.ts'
import type { Ceremonies } from './ceremonies.ts'
import { exportedTables, toldAccount, toldGuest } from './told-account.ts'
import { forgetAtTables } from './forget-person.ts'
import { handOver, mustNotMeet } from './hand-over.ts'
import { isOfTheHouse, NEUTRAL_NAME } from './house-names.ts'
import { looksOfName } from './looks-of-name.ts'
import { mixesScripts } from './mixed-scripts.ts'
import type { PersonalPart } from './personal-part.ts'
import { hashOfCode, newCodes } from './recovery-codes.ts'
import { type KeptPerson, MOST_SESSIONS, type Sessions } from './sessions.ts'
import type { StoredAccount, StoredCeremony, StoredSession } from './stored-account.ts'
import { creationOptions, provenCreation, provenUse, type RelyingParty, requestOptions } from './webauthn.ts'

const MOST_PASSKEYS = 20
/** For so many milliseconds after signing in somebody may change what signs them in. */
const PROVEN_FOR = 10 * 60_000

interface AccountSettings {
  readonly store: Store
  readonly accounts: AccountStore
  readonly tables: Tables
  readonly sessions: Sessions
  readonly ceremonies: Ceremonies
  readonly parts: readonly PersonalPart[]
  readonly forgetRecord: (id: string) => Promise<void>
  /** Sees to it that no browser of somebody is called back any more. */
  readonly forgetBrowsers: (person: string) => Promise<void>
  /** Lets go of the streams of somebody, who come back as who they are now. */
  readonly dismiss: (person: string) => void
  readonly clock: Clock
  readonly randomness: Randomness
}

/** A session began: its cookie, and what its owner is told. */
export interface Entered<Told> {
  readonly session: string
  readonly told: Told
}

/** What an authenticator is asked, and the cookie by which the answer is known. */
interface Begun<Options> {
  readonly options: Options
  readonly cookie: string
}

/** Names that last. What is refused has changed nothing but that a challenge is used up. */
export class Accounts {
  readonly #settings: AccountSettings

  constructor(settings: AccountSettings) {
    this.#settings = settings
  }

  async of(visitor: Person | KeptPerson): Promise<Account> {
    if (!isKept(visitor)) return toldGuest(visitor)
    const details = await this.#storing((accounts) => accounts.details(visitor.id))
    if (details === null) throw new Refusal('no-identity')
    return toldAccount(details)
  }

  /** What the authenticator of somebody is asked who wants a passkey, the first or another. */
  async beginKeeping(
    visitor: Person | KeptPerson,
    party: RelyingParty,
  ): Promise<Begun<PublicKeyCredentialCreationOptionsJSON>> {
    const { randomness, ceremonies } = this.#settings
    const known = isKept(visitor) ? await this.#proven(visitor) : null
    if (known === null) await this.#mustBeFree(visitor.name)
    if (known !== null && known.passkeys.length >= MOST_PASSKEYS) throw new Refusal('too-many-passkeys')
    const handle = known?.account.handle ?? randomness.bytes(32).toString('base64url')
    const begun = await storing(() => ceremonies.begin({ purpose: 'keep', person: visitor.id, handle }))
    const options = await creationOptions(party, { handle, name: visitor.name }, begun.challenge, known?.passkeys ?? [])
    return { options, cookie: begun.cookie }
  }

  /** The first passkey makes a guest's name last, under a number of its own; others are added to it. */
  async keep(
    visitor: Person | KeptPerson,
    asked: StoredCeremony,
    { passkey, label, party }: { passkey: NewPasskey; label: string; party: RelyingParty },
  ): Promise<Entered<KeptAccount>> {
    if (asked.person !== visitor.id || asked.handle === null)
      throw new Refusal('bad-passkey', 'It was asked for by somebody else.')
    const proven = await provenCreation(passkey, party, asked.challenge)
    if (proven === null) throw new Refusal('bad-passkey')
    const { clock, randomness, sessions } = this.#settings
    const made = { ...proven, label, since: clock.now(), used: null }
    if (isKept(visitor)) {
      await this.#proven(visitor)
      const added = await this.#storing((accounts) =>
        accounts.addPasskey({ ...made, person: visitor.id }, MOST_PASSKEYS),
      )
      if (!added) throw new Refusal('bad-passkey', 'It is known here already, or you have too many.')
      return { session: visitor.session, told: { account: await this.of(visitor), codes: null } }
    }
    await this.#mustBeFree(visitor.name)
    const { name } = visitor
    const account = {
      person: tokenFrom(randomness),
      handle: asked.handle,
      name,
      since: clock.now(),
    }
    const session = sessions.begun(account.person)
    const codes = newCodes(randomness)
    const created = await this.#storing((accounts) =>
      accounts.create({
        account,
        looks: looksOfName(name),
        passkey: { ...made, person: account.person },
        session,
        hashes: codes.map(hashOfCode),
      }),
    )
    if (!created) throw nameTaken()
    await this.#join(visitor, account.person)
    const kept = this.#keptBy(account, session)
    return { session: session.id, told: { account: await this.of(kept), codes: [...codes] } }
  }

  async beginSignIn(party: RelyingParty): Promise<Begun<PublicKeyCredentialRequestOptionsJSON>> {
    const { ceremonies } = this.#settings
    const begun = await storing(() => ceremonies.begin({ purpose: 'sign-in', person: null, handle: null }))
    return { options: await requestOptions(party, begun.challenge), cookie: begun.cookie }
  }

  async signIn(
    guest: Person | null,
    asked: StoredCeremony,
    { passkey, party }: { passkey: UsedPasskey; party: RelyingParty },
  ): Promise<Entered<SignedIn>> {
    const known = await this.#storing((accounts) => accounts.passkey(passkey.id))
    if (known === null) throw new Refusal('bad-passkey', 'This server does not know that passkey.')
    const { handle, person } = known.account
    const isOthers = (passkey.response.userHandle ?? handle) !== handle
    const counter = isOthers ? null : await provenUse(passkey, known.passkey, party, asked.challenge)
    if (counter === null) throw new Refusal('bad-passkey')
    if (guest !== null) await mustNotMeet(this.#settings, guest.id, person)
    const session = this.#settings.sessions.begun(person)
    const entered = await this.#storing((accounts) => accounts.signIn(known.passkey, counter, session, MOST_SESSIONS))
    if (!entered) throw new Refusal('bad-passkey')
    return this.#enter(known.account, session, guest)
  }

  async recover(guest: Person | null, code: string): Promise<Entered<SignedIn>> {
    const hash = hashOfCode(code)
    const { sessions } = this.#settings
    const owner = await this.#storing((accounts) => accounts.ownerOfCode(hash))
    if (owner === null) throw new Refusal('bad-code')
    if (guest !== null) await mustNotMeet(this.#settings, guest.id, owner.person)
    const session = sessions.begun(owner.person)
    if (!(await this.#storing((accounts) => accounts.useCode(hash, session, MOST_SESSIONS))))
      throw new Refusal('bad-code')
    return this.#enter(owner, session, guest)
  }

  async renew(visitor: KeptPerson): Promise<readonly string[]> {
    await this.#proven(visitor)
    const codes = newCodes(this.#settings.randomness)
    await this.#storing((accounts) => accounts.replaceCodes(visitor.id, codes.map(hashOfCode)))
    return codes
  }

  async label(visitor: KeptPerson, id: string, label: string): Promise<Account> {
    if (!(await this.#storing((accounts) => accounts.labelPasskey(visitor.id, id, label))))
      throw new Refusal('no-such-passkey')
    return this.of(visitor)
  }

  async removePasskey(visitor: KeptPerson, id: string): Promise<Account> {
    const { passkeys } = await this.#proven(visitor)
    if (!passkeys.some((each) => each.id === id)) throw new Refusal('no-such-passkey')
    if (!(await this.#storing((accounts) => accounts.removePasskey(visitor.id, id)))) throw new Refusal('last-passkey')
    return this.of(visitor)
  }

  /** A name that is kept changes everywhere; a guest's is in their cookie. */
  async rename(visitor: KeptPerson, name: string): Promise<void> {
    mustBeOnesOwn(name)
    if (!(await this.#storing((accounts) => accounts.rename(visitor.id, name, looksOfName(name))))) throw nameTaken()
    this.#settings.sessions.forget(visitor.id)
  }

  async signOut(visitor: KeptPerson, everywhere: boolean): Promise<void> {
    const { sessions, dismiss, forgetBrowsers } = this.#settings
    await this.#storing((accounts) =>
      everywhere ? accounts.endSessions(visitor.id) : accounts.endSession(visitor.session),
    )
    sessions.forget(visitor.id)
    dismiss(visitor.id)
    // Where nobody is signed in any more nothing is said of their games.
    if (everywhere) await storing(() => forgetBrowsers(visitor.id))
  }

  /** Who signs in anew in a browser is not signed in there twice. */
  async replace(visitor: KeptPerson): Promise<void> {
    await this.#storing((accounts) => accounts.endSession(visitor.session))
    this.#settings.sessions.forget(visitor.id)
  }

  async takeAlong(visitor: Person | KeptPerson): Promise<Exported> {
    const { store, parts, clock } = this.#settings
    const more: Record<string, unknown> = {}
    for (const part of parts) more[part.name] = await storing(() => part.told(visitor.id))
    return {
      made: new Date(clock.now()).toISOString(),
      account: await this.of(visitor),
      tables: await storing(() => exportedTables(store, visitor.id)),
      more,
    }
  }

  async forget(visitor: Person | KeptPerson, name: string): Promise<Forgotten> {
    if (name.normalize('NFC').trim() !== visitor.name) throw new Refusal('wrong-name')
    if (isKept(visitor)) await this.#proven(visitor)
    const { tables, store, randomness, clock, sessions, parts, forgetRecord, dismiss } = this.#settings
    const nobody = { id: nobodyFrom(randomness), name: NEUTRAL_NAME }
    const around = {
      tables,
      store,
      accounts: this.#settings.accounts,
      randomness,
      nobody: nobody.id,
      forgetRecord,
      now: () => clock.now(),
    }
    await this.#storing((accounts) => accounts.forgetOpenings(visitor.id))
    const forgotten = await forgetAtTables(around, visitor.id)
    for (const part of parts) await storing(() => part.forget(visitor.id, nobody))
    await this.#storing((accounts) => accounts.forgetIn(visitor.id))
    await this.#storing((accounts) => accounts.remove(visitor.id))
    sessions.forget(visitor.id)
    dismiss(visitor.id)
    return forgotten
  }

  async #enter(account: StoredAccount, session: StoredSession, guest: Person | null): Promise<Entered<SignedIn>> {
    const joined = guest === null ? 0 : await this.#join(guest, account.person)
    return { session: session.id, told: { me: { name: account.name, kept: true }, joined } }
  }

  async #join(guest: Person, person: string): Promise<number> {
    const joined = await handOver(this.#settings, guest.id, person)
    await this.#storing((accounts) => accounts.handOver(guest.id, person))
    for (const part of this.#settings.parts) await storing(() => part.handOver(guest.id, person))
    this.#settings.dismiss(guest.id)
    return joined
  }

  #keptBy({ person, name }: StoredAccount, { id, since }: StoredSession): KeptPerson {
    return { id: person, name, session: id, provenAt: since }
  }

  /** What changes how somebody signs in, or ends it, is for those who showed lately that they are it. */
  async #proven(visitor: KeptPerson) {
    if (this.#settings.clock.now() - visitor.provenAt > PROVEN_FOR) throw new Refusal('prove-again')
    const details = await this.#storing((accounts) => accounts.details(visitor.id))
    if (details === null) throw new Refusal('no-identity')
    return details
  }

  async #mustBeFree(name: string): Promise<void> {
    mustBeOnesOwn(name)
    if (await this.#storing((accounts) => accounts.isTaken(looksOfName(name)))) throw nameTaken()
  }

  #storing<T>(work: (accounts: AccountStore) => Promise<T>): Promise<T> {
    return storing(() => work(this.#settings.accounts))
  }
}

export function isKept(visitor: Person | KeptPerson): visitor is KeptPerson {
  return 'session' in visitor
}

/** Neither a name of the house nor one that is made to look like some other. */
export function mustBeOnesOwn(name: string): void {
  if (isOfTheHouse(name))
    throw new Refusal('name-taken', 'That name looks like one of the house.', { next: 'Choose another.' })
  if (mixesScripts(name))
    throw new Refusal('name-taken', 'That name mixes letters of several scripts in one word.', {
      next: 'Write each word in letters of one script.',
    })
}

function nameTaken(): Refusal {
  return new Refusal('name-taken', 'Somebody keeps that name, or one that looks like it.')
}

function storing<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('not-stored')
  })
}
