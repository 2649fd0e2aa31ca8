import type { Abilities, EndGameExchange, Major } from './major.ts'

const FIREPLACE: Abilities = {
  canCook: true,
  cookingRates: { sheep: 2, boar: 2, cattle: 3, vegetable: 2 },
  bakingRate: 2,
  bakingLimit: null,
}

const HEARTH: Abilities = {
  canCook: true,
  cookingRates: { sheep: 2, boar: 3, cattle: 4, vegetable: 3 },
  bakingRate: 3,
  bakingLimit: null,
}

const FIREPLACES = ['fireplace-2', 'fireplace-3']
const FIREPLACE_TEXT = 'At any time, cook sheep and boar for 2 food, cattle for 3, vegetables for 2. Bakes grain for 2.'
const HEARTH_TEXT = 'At any time, cook sheep for 2 food, boar for 3, cattle for 4, vegetables for 3. Bakes grain for 3.'

const threeTiers = (spend: readonly [number, number, number]): EndGameExchange['tiers'] =>
  spend.map((n, at) => ({ spend: n, points: at + 1 }))

/** The ten major improvements: one of each, for whoever comes first. */
export const MAJORS: readonly Major[] = [
  {
    id: 'fireplace-2',
    name: 'Fireplace',
    number: 1,
    cost: { clay: 2 },
    returns: [],
    points: 1,
    abilities: FIREPLACE,
    text: FIREPLACE_TEXT,
  },
  {
    id: 'fireplace-3',
    name: 'Fireplace',
    number: 2,
    cost: { clay: 3 },
    returns: [],
    points: 1,
    abilities: FIREPLACE,
    text: FIREPLACE_TEXT,
  },
  {
    id: 'cooking-hearth-4',
    name: 'Cooking Hearth',
    number: 3,
    cost: { clay: 4 },
    returns: FIREPLACES,
    points: 1,
    abilities: HEARTH,
    text: HEARTH_TEXT,
  },
  {
    id: 'cooking-hearth-5',
    name: 'Cooking Hearth',
    number: 4,
    cost: { clay: 5 },
    returns: FIREPLACES,
    points: 1,
    abilities: HEARTH,
    text: HEARTH_TEXT,
  },
  {
    id: 'well',
    name: 'Well',
    number: 5,
    cost: { wood: 1, stone: 3 },
    returns: [],
    points: 4,
    abilities: { onBuild: { schedule: { goods: { food: 1 }, rounds: { next: 5 } } } },
    text: 'Lay 1 food on each of the next 5 round spaces; it is yours when the round begins.',
  },
  {
    id: 'clay-oven',
    name: 'Clay Oven',
    number: 6,
    cost: { clay: 3, stone: 1 },
    returns: [],
    points: 2,
    abilities: { bakingRate: 5, bakingLimit: 1, onBuild: 'bake' },
    text: 'Bakes 1 grain for 5 food in each bake action; you may bake when you build it.',
  },
  {
    id: 'stone-oven',
    name: 'Stone Oven',
    number: 7,
    cost: { clay: 1, stone: 3 },
    returns: [],
    points: 3,
    abilities: { bakingRate: 4, bakingLimit: 2, onBuild: 'bake' },
    text: 'Bakes up to 2 grain for 4 food each in each bake action; you may bake when you build it.',
  },
  {
    id: 'joinery',
    name: 'Joinery',
    number: 8,
    cost: { wood: 2, stone: 2 },
    returns: [],
    points: 2,
    abilities: {
      harvestConversion: { from: 'wood', count: 1, food: 2, limitPerHarvest: 1 },
      endGameExchange: { resource: 'wood', tiers: threeTiers([3, 5, 7]) },
    },
    text: 'Once in each harvest, 1 wood feeds for 2. At the end, 3/5/7 wood are worth 1/2/3 points.',
  },
  {
    id: 'pottery',
    name: 'Pottery',
    number: 9,
    cost: { clay: 2, stone: 2 },
    returns: [],
    points: 2,
    abilities: {
      harvestConversion: { from: 'clay', count: 1, food: 2, limitPerHarvest: 1 },
      endGameExchange: { resource: 'clay', tiers: threeTiers([3, 5, 7]) },
    },
    text: 'Once in each harvest, 1 clay feeds for 2. At the end, 3/5/7 clay are worth 1/2/3 points.',
  },
  {
    id: 'basketmakers-workshop',
    name: "Basketmaker's Workshop",
    number: 10,
    cost: { reed: 2, stone: 2 },
    returns: [],
    points: 2,
    abilities: {
      harvestConversion: { from: 'reed', count: 1, food: 3, limitPerHarvest: 1 },
      endGameExchange: { resource: 'reed', tiers: threeTiers([2, 4, 5]) },
    },
    text: 'Once in each harvest, 1 reed feeds for 3. At the end, 2/4/5 reed are worth 1/2/3 points.',
  },
]
