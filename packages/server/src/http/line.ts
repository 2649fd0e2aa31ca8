/** One way to a client, for as long as it holds: what is written arrives in that order, or not at all. */
export interface Line {
  readonly isOpen: boolean
  /** How many bytes were written and are still on their way. */
  readonly unread: number
  write(text: string): void
  /** Hangs up when all that was written is sent. */
  end(): void
  /** Hangs up at once. */
  destroy(): void
  onClose(act: () => void): void
}
