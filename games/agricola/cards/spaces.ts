import { type ActionSpace, gathers, space } from './space.ts'

const ALL = [1, 2, 3, 4]

/** The spaces that are open from the start. Those of three and of four players replace each other. */
export const FIXED_SPACES: readonly ActionSpace[] = [
  space(
    'farm-expansion',
    'Farm Expansion',
    ALL,
    { does: 'and-or', parts: ['build-rooms', 'build-stables'] },
    'Build rooms and/or stables; a stable costs 2 wood.',
  ),
  space(
    'meeting-place',
    'Meeting Place',
    ALL,
    { does: 'start-player' },
    'Become the starting player, then you may play a minor improvement.',
  ),
  space('grain-seeds', 'Grain Seeds', ALL, { does: 'gain', goods: { grain: 1 } }, 'Get 1 grain.'),
  space('farmland', 'Farmland', ALL, { does: 'plow', n: 1 }, 'Plow 1 field.'),
  space(
    'lessons',
    'Lessons',
    ALL,
    { does: 'occupation', food: [0, 1] },
    'Play an occupation: your first is free, later ones cost 1 food.',
  ),
  space('day-laborer', 'Day Laborer', ALL, { does: 'gain', goods: { food: 2 } }, 'Get 2 food.'),
  space('forest', 'Forest', ALL, gathers('wood', 3, 2), 'Take all wood; more grows every round.'),
  space('clay-pit', 'Clay Pit', ALL, gathers('clay', 1), 'Take all clay; 1 more every round.'),
  space('reed-bank', 'Reed Bank', ALL, gathers('reed', 1), 'Take all reed; 1 more every round.'),
  space('fishing', 'Fishing', ALL, gathers('food', 1), 'Take all food; 1 more every round.'),
  space('grove', 'Grove', [3, 4], gathers('wood', 2), 'Take all wood; 2 more every round.'),
  space('hollow', 'Hollow', [3], gathers('clay', 1), 'Take all clay; 1 more every round.'),
  space('hollow', 'Hollow', [4], gathers('clay', 2), 'Take all clay; 2 more every round.'),
  space(
    'resource-market',
    'Resource Market',
    [3],
    { does: 'gain', goods: { food: 1 }, oneOf: [{ reed: 1 }, { stone: 1 }] },
    'Get 1 food, and 1 reed or 1 stone.',
  ),
  space(
    'resource-market',
    'Resource Market',
    [4],
    { does: 'gain', goods: { food: 1, reed: 1, stone: 1 } },
    'Get 1 food, 1 reed and 1 stone.',
  ),
  space('lessons-b', 'Lessons', [3], { does: 'occupation', food: [2] }, 'Play an occupation for 2 food.'),
  space(
    'lessons-b',
    'Lessons',
    [4],
    { does: 'occupation', food: [1, 1, 2] },
    'Play an occupation: your first two cost 1 food each, later ones 2.',
  ),
  space('copse', 'Copse', [4], gathers('wood', 1), 'Take all wood; 1 more every round.'),
  space('traveling-players', 'Traveling Players', [4], gathers('food', 1), 'Take all food; 1 more every round.'),
]

/** What changes where nobody has a hand: a place that gathers food, and a job in place of the lessons. */
export const FAMILY_MEETING_PLACE: ActionSpace = space(
  'meeting-place',
  'Meeting Place',
  ALL,
  gathers('food', 1),
  'Become the starting player and take all food; 1 more every round.',
)

export const SIDE_JOB: ActionSpace = space(
  'side-job',
  'Side Job',
  ALL,
  { does: 'and-or', parts: ['build-one-stable', 'bake'] },
  'Build 1 stable for 1 wood and/or bake bread.',
)
