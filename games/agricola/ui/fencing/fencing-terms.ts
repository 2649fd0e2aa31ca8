import type { Prompt } from '@turnwright/kernel/host'
import { cardCalled } from '../../cards/catalogue.ts'
import { BUILDING_RESOURCES, type BuildingResource } from '../../cards/goods.ts'
import { type FencingTerms, MOST_FENCES } from '../../farm/index.ts'
import { aboutOf } from '../request/about-of.ts'
import type { PlayerView } from '../../rules/view.ts'

/** A question for fences. */
export function isFencing(prompt: Pick<Prompt, 'about'>): boolean {
  const kind = aboutOf(prompt)?.kind
  return kind === 'build-fences' || kind === 'fence-cell'
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
export function fencingTerms(prompt: Pick<Prompt, 'about'>, player: PlayerView): FencingTerms {
  const about = aboutOf(prompt)
  if (about?.kind === 'fence-cell')
    return about.wood === 0
      ? { affordable: 0, free: MOST_FENCES, oneCell: true }
      : { affordable: player.supply.wood, free: 0, oneCell: true }
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
