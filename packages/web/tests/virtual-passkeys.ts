import type { CDPSession, Page } from '@playwright/test'

/** A device with passkeys in it, before which somebody always says yes. */
export class VirtualPasskeys {
  readonly #cdp: CDPSession
  readonly #id: string

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp
    this.#id = id
  }

  static async at(page: Page): Promise<VirtualPasskeys> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualPasskeys(cdp, authenticatorId)
  }

  /** As a password manager carries passkeys from one device to another. */
  async carryTo(other: VirtualPasskeys): Promise<void> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })
    for (const credential of credentials)
      await other.#cdp.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential })
  }
}
