import type { GameResult } from '../rules/definition.ts'

/** Thrown by `finish` to leave the rules from anywhere. No Error: it is control flow. */
export class Finished {
  readonly result: GameResult

  constructor(result: GameResult) {
    this.result = result
  }
}
