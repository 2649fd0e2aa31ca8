/** Something that one person can ask of the server, within its limits, as much of it as they allow. */
export interface Abuse {
  /** Resolves when the load is on. */
  begin(): Promise<void>
  /** What the server is made to do now, in words. */
  tell(): string
}
