/** The right to do what a table needs done, such as thinking for its bots. Given back by `using`. */
export interface Duty extends Disposable {
  /** Null: it is this node's. Else another does it, and after so many milliseconds one may ask again. */
  readonly askAgainIn: number | null
  /** Whether another node may have had it since this one did: then it may be done already. */
  readonly wasOthers: boolean
}

/**
 * Who does what has to be done once. It saves work and decides nothing: what two do at once is harmless, because the store
 * takes one answer to a question.
 */
export interface Duties {
  claim(what: string): Promise<Duty>
}

const OURS: Duty = { askAgainIn: null, wasOthers: false, [Symbol.dispose]: () => undefined }

/** One node has all duties. */
export const allDuties: Duties = { claim: () => Promise.resolve(OURS) }
