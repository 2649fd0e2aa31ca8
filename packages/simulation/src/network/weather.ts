/** How well everything works just now. */
export interface Conditions {
  /** How many milliseconds a message takes, one way. */
  readonly delay: readonly [number, number]
  /** How often one takes longer, and how long then: it is overtaken by others. */
  readonly late: number
  readonly lateness: readonly [number, number]
  readonly loss: number
  readonly duplication: number
  /** How often a stream's line breaks when something is sent on it. */
  readonly breaks: number
  /** How often what a server says to the database, or hears from it, is lost. */
  readonly databaseLoss: number
  /** How often a notice between servers is lost without a word. */
  readonly noticeLoss: number
  /** How many milliseconds a commit takes. */
  readonly commit: readonly [number, number]
  /** How often the database refuses what it could have done. */
  readonly refusals: number
  readonly isDiskFull: boolean
  /** How often push services and the mail server fail, and how often they say nothing of what they took. */
  readonly pushFailure: number
  readonly mailFailure: number
  readonly serviceSilence: number
  /** How many milliseconds they take to be reached and to answer, each. */
  readonly serviceDelay: readonly [number, number]
}

export const CALM: Conditions = {
  delay: [2, 40],
  late: 0,
  lateness: [0, 0],
  loss: 0,
  duplication: 0,
  breaks: 0,
  databaseLoss: 0,
  noticeLoss: 0,
  commit: [1, 8],
  refusals: 0,
  isDiskFull: false,
  pushFailure: 0,
  mailFailure: 0,
  serviceSilence: 0,
  serviceDelay: [10, 200],
}

/** What changes it, one over the other, each until it is taken away. */
export class Weather {
  readonly #over = new Map<object, Partial<Conditions>>()
  #now = CALM

  get now(): Conditions {
    return this.#now
  }

  /** Gives what ends it. */
  add(change: Partial<Conditions>): () => void {
    const mark = {}
    this.#over.set(mark, change)
    this.#renew()
    return () => {
      this.#over.delete(mark)
      this.#renew()
    }
  }

  #renew(): void {
    this.#now = Object.assign({}, CALM, ...this.#over.values()) as Conditions
  }
}
