import type { CardId } from '@turnwright/kernel'
import type { TrainerEffectType } from '../../../cards/trainer-effect.ts'
import type { PokemonView } from '../../../rules/view.ts'
import { powerOf } from '../../services/arriving-damage.ts'
import { TrainerEffectExecutorService } from '../../services/trainer-effect-executor-service.ts'
import { inPlay, type Table, trainerCardOf } from '../../table.ts'

/** What is done before an attack, in the order in which it is thought through: never back to an earlier one. */
export const PHASES = {
  fetch: 0,
  evolve: 1,
  cure: 2,
  payRetreat: 3,
  dragUp: 4,
  bringUp: 5,
  bringBack: 6,
  convert: 7,
  attach: 8,
  rain: 9,
  moveEnergy: 10,
  buzz: 11,
  heal: 12,
  strengthen: 13,
  curse: 14,
} as const

/** A table in thought, and how far its turn has come. */
export interface Node {
  readonly table: Table
  readonly phase: number
  /** Pokémon whose power can be used; null where only its own state tells. */
  readonly ready: ReadonlySet<CardId> | null
  /** Those whose power has been used in thought. */
  readonly used: ReadonlySet<CardId>
}

/** What a player does, as far as it names an action. */
export type Act =
  | { readonly type: 'PLAY_TRAINER'; readonly card: CardId }
  | { readonly type: 'ATTACH_ENERGY' | 'EVOLVE_POKEMON'; readonly card: CardId; readonly pokemon: CardId }
  | { readonly type: 'RETREAT'; readonly pokemon: CardId }
  | { readonly type: 'USE_ABILITY'; readonly pokemon: CardId; readonly discard: boolean }

/** A step of a turn, and the table after it. */
export interface Step {
  readonly act: Act
  readonly to: Node
}

/** A Trainer of the hand with this effect, unless Trainers are forbidden. */
export function heldTrainer({ me }: Table, type: TrainerEffectType): CardId | null {
  if (me.noTrainers) return null
  for (const held of me.hand) {
    const card = trainerCardOf(held)
    if (card !== null && TrainerEffectExecutorService.does(card, type)) return held.card
  }
  return null
}

/** Ours with a working power of this kind that can still be used. */
export function ableTo({ table, ready, used }: Node, kind: string): readonly PokemonView[] {
  return inPlay(table.me).filter(
    (each) =>
      powerOf(each)?.kind === kind && !used.has(each.card) && (ready === null || ready.has(each.card) || isNew(each)),
  )
}

/** Evolved in thought: its power has not been asked for yet. */
function isNew({ attacks, canEvolve }: PokemonView): boolean {
  return !canEvolve && attacks.length > 0 && attacks.every(({ reason, available }) => reason === null && !available)
}

export function step(node: Node, act: Act, table: Table, phase: number, used?: CardId): Step {
  const { ready } = node
  return { act, to: { table, phase, ready, used: used === undefined ? node.used : new Set([...node.used, used]) } }
}
