import type { GameDefinition } from '@turnwright/kernel'
import type { Wingspan } from './state.ts'

/** Marks rules that announce every event and effect to trusted observers. */
interface Announcing {
  readonly announces?: boolean
}

/** The same rules for programs that watch: what happens is announced under the seed's names as well as told. */
export function announcing<State, Options>(definition: GameDefinition<State, Options>): GameDefinition<State, Options> {
  return Object.assign({ ...definition }, { announces: true } satisfies Announcing)
}

/** Announcing costs a tenth of a game's time, so nobody does it where nobody listens. */
export function isHeard({ definition }: Wingspan): boolean {
  return (definition as Announcing).announces === true
}
