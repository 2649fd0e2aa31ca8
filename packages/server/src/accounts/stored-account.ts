/** Somebody whose name is kept by passkeys. */
export interface StoredAccount {
  /** The id by which seats know them; never told to anyone. */
  readonly person: string
  /** By which authenticators know them; it leads nowhere else. */
  readonly handle: string
  readonly name: string
  readonly since: number
}

export interface StoredPasskey {
  /** As its authenticator calls it, in base64url. */
  readonly id: string
  readonly person: string
  /** In base64url. */
  readonly key: string
  /** How often it was used, where its authenticator counts; 0 where it does not. */
  readonly counter: number
  /** How browsers reach it, as JSON. */
  readonly transports: string
  readonly label: string
  readonly since: number
  readonly used: number | null
  /** 1 where it is kept on more than one device. */
  readonly synced: number
}

/** A browser in which somebody is signed in. */
export interface StoredSession {
  readonly id: string
  readonly person: string
  /** When the passkey or the code was shown: some things are for those alone who did so lately. */
  readonly since: number
  /** When it was last heard of, to the day. */
  readonly seen: number
}

/** What an authenticator was asked to sign, until it is answered. */
export interface StoredCeremony {
  /** Stands for the browser that began it. */
  readonly browser: string
  readonly purpose: 'keep' | 'sign-in'
  readonly challenge: string
  /** Who began it; null where that was nobody. */
  readonly person: string | null
  /** By which the authenticator is to know them; null where it is to say. */
  readonly handle: string | null
  readonly until: number
}
