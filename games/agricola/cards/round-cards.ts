import { type ActionSpace, gathers, roundCard } from './space.ts'

/** One more space every round; which one is chance within its stage. */
export const ROUND_CARDS: readonly ActionSpace[] = [
  roundCard(
    'grain-utilization',
    'Grain Utilization',
    1,
    { does: 'and-or', parts: ['sow', 'bake'] },
    'Sow and/or bake bread.',
  ),
  roundCard('sheep-market', 'Sheep Market', 1, gathers('sheep', 1), 'Take all sheep; 1 more every round.'),
  roundCard('fencing', 'Fencing', 1, { does: 'fences' }, 'Build fences for 1 wood each.'),
  roundCard(
    'major-improvement',
    'Major Improvement',
    1,
    { does: 'improvement' },
    'Build a major or play a minor improvement.',
  ),
  roundCard(
    'basic-wish-for-children',
    'Basic Wish for Children',
    2,
    { does: 'growth', roomNeeded: true, thenMinor: true },
    'Your family grows if there is room; then you may play a minor improvement.',
  ),
  roundCard('western-quarry', 'Western Quarry', 2, gathers('stone', 1), 'Take all stone; 1 more every round.'),
  roundCard(
    'house-redevelopment',
    'House Redevelopment',
    2,
    { does: 'renovate', followedBy: 'improvement' },
    'Renovate; then you may build a major or play a minor improvement.',
  ),
  roundCard('vegetable-seeds', 'Vegetable Seeds', 3, { does: 'gain', goods: { vegetable: 1 } }, 'Get 1 vegetable.'),
  roundCard('pig-market', 'Pig Market', 3, gathers('boar', 1), 'Take all boar; 1 more every round.'),
  roundCard('cattle-market', 'Cattle Market', 4, gathers('cattle', 1), 'Take all cattle; 1 more every round.'),
  roundCard('eastern-quarry', 'Eastern Quarry', 4, gathers('stone', 1), 'Take all stone; 1 more every round.'),
  roundCard(
    'urgent-wish-for-children',
    'Urgent Wish for Children',
    5,
    { does: 'growth', roomNeeded: false, thenMinor: false },
    'Your family grows, even without room.',
  ),
  roundCard('cultivation', 'Cultivation', 5, { does: 'and-or', parts: ['plow', 'sow'] }, 'Plow 1 field and/or sow.'),
  roundCard(
    'farm-redevelopment',
    'Farm Redevelopment',
    6,
    { does: 'renovate', followedBy: 'fences' },
    'Renovate; then you may build fences.',
  ),
]

/** Where nobody has a hand, nobody plays a minor improvement: these take the place of the cards of their name. */
export const FAMILY_ROUND_CARDS: readonly ActionSpace[] = [
  roundCard(
    'major-improvement',
    'Major Improvement',
    1,
    { does: 'improvement', majorsOnly: true },
    'Build a major improvement.',
  ),
  roundCard(
    'basic-wish-for-children',
    'Basic Wish for Children',
    2,
    { does: 'growth', roomNeeded: true, thenMinor: false },
    'Your family grows if there is room.',
  ),
  roundCard(
    'house-redevelopment',
    'House Redevelopment',
    2,
    { does: 'renovate', followedBy: 'improvement' },
    'Renovate; then you may build a major improvement.',
  ),
]

export function isFamilySpace(space: ActionSpace): boolean {
  return FAMILY_ROUND_CARDS.includes(space)
}

export const TOTAL_ROUNDS = 14
export const HARVEST_ROUNDS: readonly number[] = [4, 7, 9, 11, 13, 14]
/** The rounds of each stage. */
export const STAGES: readonly (readonly number[])[] = [[1, 2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]]
