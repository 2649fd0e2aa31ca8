import type { Prompt } from '@turnwright/kernel'
import { cardCalled } from '../../cards/catalogue.ts'
import { BUILDING_RESOURCES, type BuildingResource } from '../../cards/goods.ts'
import { type FencingTerms, MOST_FENCES } from '../../farm/index.ts'
import type { PlayerView } from '../../rules/view.ts'

/** A question for fences: its examples are lists of edges. */
export function isFencing({ type, examples }: Pick<Prompt, 'type' | 'examples'>): boolean {
  const [example] = examples
  return type === 'action' && Array.isArray(example) && typeof example[0] === 'string'
}

/** What fences may be paid with: wood, and what a card takes in its place. */
export function fencePayments({
  minors,
  occupations,
}: Pick<PlayerView, 'minors' | 'occupations'>): readonly BuildingResource[] {
  const named = modsOf([...minors, ...occupations]).flatMap((mod) =>
    'fencePayment' in mod ? mod.fencePayment.anyMixOf : [],
  )
  return BUILDING_RESOURCES.filter((good) => good === 'wood' || named.includes(good))
}

/** The terms of the question, as the player's supply and cards make them. */
export function fencingTerms({ title }: Pick<Prompt, 'title'>, player: PlayerView): FencingTerms {
  if (title === 'Fence a single cell') return { affordable: 0, free: MOST_FENCES, oneCell: true }
  const affordable = fencePayments(player).reduce((sum, good) => sum + player.supply[good], 0)
  const free = modsOf([...player.minors, ...player.occupations]).reduce(
    (sum, mod) => sum + ('freeFences' in mod ? mod.freeFences.perBuildFencesAction : 0),
    0,
  )
  return { affordable, free }
}

function modsOf(cards: readonly { readonly id: string }[]) {
  return cards.flatMap(({ id }) =>
    (cardCalled(id)?.effects ?? []).flatMap((effect) => (effect.on === 'static' ? [effect.mod] : [])),
  )
}
