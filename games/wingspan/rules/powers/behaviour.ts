import type { Effect } from '../../cards/power.ts'
import type { Wingspan, WingspanState } from '../state.ts'
import type { PowerInUse } from './power-in-use.ts'

/** How a kind of effect works. Written as methods, so that one stands among the others, looked up by its kind. */
export interface Behaviour<E extends Effect = Effect> {
  /** Whether it could do anything, as far as everybody can see; without it, it always can. */
  can?(power: PowerInUse<E>, state: WingspanState): boolean
  use(game: Wingspan, power: PowerInUse<E>): void
}

export type BehavioursOf<E extends Effect> = {
  readonly [K in E['kind']]: Behaviour<Extract<E, { readonly kind: K }>>
}
