import type { GameDefinition, Rules } from '@turnwright/kernel'
import { BrokenLaw } from '@turnwright/kernel/host'
import { ForeignChance } from './foreign-chance.ts'

type RulesFunction = 'setup' | 'step' | 'leave' | 'result' | 'view'

/** Stands between the kernel and a game's rules: takes foreign chance away while they run, and knows where they are. */
export class RulesWatch {
  /** The same game, watched. */
  readonly definition: GameDefinition<unknown, unknown>
  readonly foreign: ForeignChance = new ForeignChance()
  /** Called at every checkpoint, before the step that begins there. */
  beforeStep: ((game: Rules) => void) | null = null
  /** Called when a step has ended or could not go on. */
  afterStep: ((game: Rules) => void) | null = null
  steps = 0
  #inside: RulesFunction | null = null

  constructor(rules: GameDefinition<unknown, unknown>) {
    // Made on top of the original, so that rules written as methods still find their `this`.
    this.definition = Object.assign(Object.create(rules) as GameDefinition<unknown, unknown>, {
      setup: (game: Rules, options: unknown) => this.#within('setup', () => rules.setup(game, options)),
      step: (game: Rules) => this.#watchStep(game, 'step', () => rules.step(game)),
      leave: (game: Rules, seat: number) => this.#watchStep(game, 'leave', () => rules.leave(game, seat)),
      result: (state: unknown) => this.#within('result', () => rules.result(state)),
      view: (...args: Parameters<typeof rules.view>) => this.#within('view', () => rules.view(...args)),
    })
  }

  /** Where the rules are now, or were when they were stopped. */
  whereabouts(): string {
    if (this.#inside === null) return `after step ${this.steps}`
    return this.#inside === 'step' ? `in step ${this.steps}` : `in ${this.#inside}`
  }

  #watchStep(game: Rules, name: 'step' | 'leave', run: () => unknown): void {
    this.steps++
    this.beforeStep?.(game)
    try {
      const returned = this.#within(name, run)
      if (returned instanceof Promise) returned.catch(() => {})
      if (returned !== undefined) throw new BrokenLaw(`a ${name} must not be async or return anything`)
    } finally {
      this.afterStep?.(game)
    }
  }

  #within<T>(name: RulesFunction, run: () => T): T {
    const outer = this.#inside
    this.#inside = name
    this.foreign.arm()
    try {
      return run()
    } finally {
      this.foreign.disarm()
      this.#inside = outer
    }
  }
}
