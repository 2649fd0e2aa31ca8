import { type HandCard, minor } from './card.ts'

/** Not of the base box: the example of the design this game grew from. It counts as a minor improvement here. */
export const ORIENTAL_FIREPLACE: HandCard = minor({
  id: 'oriental-fireplace',
  code: 'A060',
  name: 'Oriental Fireplace',
  cost: { returns: ['fireplace-2', 'fireplace-3', 'cooking-hearth-4', 'cooking-hearth-5'] },
  points: 1,
  category: 'Food Provider',
  anytimeConversions: [
    { from: 'vegetables', to: 'food', rate: 4 },
    { from: 'sheep', to: 'food', rate: 3 },
    { from: 'cattle', to: 'food', rate: 5 },
  ],
  bakingConversion: { from: 'grain', to: 'food', rate: 2 },
})
