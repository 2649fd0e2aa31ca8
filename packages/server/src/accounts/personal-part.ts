/** By which somebody is known of whom nothing is kept any more, where others need that there was somebody. */
export interface Nobody {
  readonly id: string
  readonly name: string
}

/**
 * What a part of the server keeps of people beside tables and names. Each part that keeps something says how it is
 * taken along, how it becomes another's when a guest signs in, and how it is deleted.
 */
export interface PersonalPart {
  /** Under which it stands in what somebody takes along. */
  readonly name: string
  told(person: string): Promise<unknown>
  handOver(from: string, to: string): Promise<void>
  forget(person: string, nobody: Nobody): Promise<void>
}
