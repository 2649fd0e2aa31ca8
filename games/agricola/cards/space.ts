import type { Good, Goods } from './goods.ts'
import type { SpaceId } from './space-names.ts'

/** One of the things that an and/or space lets people do, each at most once and in any order. */
export type SpacePart = 'build-rooms' | 'build-stables' | 'build-one-stable' | 'plow' | 'sow' | 'bake'

/** What a person on the space does. */
export type SpaceAction =
  /** Goods gather every round; whoever comes takes them all. */
  | { readonly does: 'gather'; readonly good: Good; readonly n: number; readonly solo?: number }
  | { readonly does: 'gain'; readonly goods: Goods; readonly oneOf?: readonly Goods[] }
  | { readonly does: 'and-or'; readonly parts: readonly [SpacePart, SpacePart] }
  | { readonly does: 'plow'; readonly n: number }
  /** Food for the first occupation, the second, …; the last price holds for all that follow. */
  | { readonly does: 'occupation'; readonly food: readonly number[] }
  | { readonly does: 'start-player' }
  | { readonly does: 'fences' }
  | { readonly does: 'improvement'; readonly majorsOnly?: true }
  | { readonly does: 'growth'; readonly roomNeeded: boolean; readonly thenMinor: boolean }
  | { readonly does: 'renovate'; readonly followedBy: 'improvement' | 'fences' }

export interface ActionSpace {
  readonly id: SpaceId
  readonly name: string
  /** 1 to 6 for round cards, 0 for spaces that are always open. */
  readonly stage: number
  /** The numbers of players it is used with. */
  readonly players: readonly number[]
  readonly action: SpaceAction
  readonly text: string
}

const ALL = [1, 2, 3, 4]

export function space(
  id: SpaceId,
  name: string,
  players: readonly number[],
  action: SpaceAction,
  text: string,
): ActionSpace {
  return { id, name, stage: 0, players, action, text }
}

export function roundCard(id: SpaceId, name: string, stage: number, action: SpaceAction, text: string): ActionSpace {
  return { id, name, stage, players: ALL, action, text }
}

export function gathers(good: Good, n: number, solo?: number): SpaceAction {
  return solo === undefined ? { does: 'gather', good, n } : { does: 'gather', good, n, solo }
}

/** Two spaces may have one name: the second is told apart. */
export function titleOf({ id, name }: ActionSpace): string {
  return id === 'lessons-b' ? `${name} (second)` : name
}
