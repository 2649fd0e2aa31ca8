import type { Keyring } from '../http/keyring.ts'

export type MailAct = 'confirm' | 'stop'

/** Links in mails: what they do and to which address, signed, and nothing about whose it is. */
export class MailLinks {
  readonly #keys: Keyring
  readonly #origin: string

  constructor(keys: Keyring, origin: string) {
    this.#keys = keys
    this.#origin = origin
  }

  to(act: MailAct, id: string): string {
    return `${this.#origin}/mail/${act}.${id}.${this.#keys.sign(claimOf(act, id))}`
  }

  /** What a link that we made does; null for any other. */
  read(link: string): { readonly act: MailAct; readonly id: string } | null {
    const [act = '', id = '', signature = '', ...more] = link.split('.')
    if ((act !== 'confirm' && act !== 'stop') || more.length > 0) return null
    return this.#keys.check(claimOf(act, id), signature) === null ? null : { act, id }
  }
}

/** No cookie begins like this: what was signed for one is of no use for the other. */
function claimOf(act: MailAct, id: string): string {
  return `mail ${act} ${id}`
}
