/** The right to something for a while, by the clock of the store alone. */
export interface Lease {
  readonly isOurs: boolean
  /** Grows with every claim, so that an old holder is told from a new one. */
  readonly epoch: number
  readonly endsIn: number
}

export interface Leases {
  /** Free and ended ones are given, those of nodes that are gone, and one's own anew; of others it is told when they end. */
  claim(name: string, milliseconds: number): Promise<Lease>
  /** Whether it is still ours. */
  renew(name: string, epoch: number, milliseconds: number): Promise<boolean>
  release(name: string, epoch: number): Promise<void>
}
