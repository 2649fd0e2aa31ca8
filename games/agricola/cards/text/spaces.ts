import { ROUND_CARDS } from '../round-cards.ts'
import { type SpaceName, SPACE_TRAITS, type SpaceTrait } from '../space-names.ts'
import { FIXED_SPACES, SIDE_JOB } from '../spaces.ts'
import { listed } from './amounts.ts'

const TRAITS: Readonly<Record<SpaceTrait, string>> = {
  'wood-spaces': 'a space that gathers wood',
  'clay-spaces': 'a space that gathers clay',
  quarries: 'a quarry',
  'animal-markets': 'an animal market',
  'every-lessons': 'a Lessons space',
  'wishes-for-children': 'a Wish for Children space',
  'plowing-spaces': 'Farmland or Cultivation',
}

/** `Forest, Clay Pit or a quarry`. */
export function spacesWords(names: readonly SpaceName[]): string {
  return listed(names.map(spaceWords), 'or')
}

function spaceWords(name: SpaceName): string {
  if (name === '@round-space-1') return 'the card of round 1'
  if (name in SPACE_TRAITS) return TRAITS[name as SpaceTrait]
  return [...FIXED_SPACES, SIDE_JOB, ...ROUND_CARDS].find(({ id }) => id === name)?.name ?? name
}
