import { occupation, type HandCard } from './card.ts'

/** The occupations of deck A. */
export const OCCUPATIONS_A: readonly HandCard[] = [
  occupation({
    id: 'animal-tamer',
    code: 'A086',
    name: 'Animal Tamer',
    category: 'Farm Planner',
    tier: 'data+hook',
    effects: [
      { on: 'play', do: [{ gainChoice: [{ wood: 1 }, { grain: 1 }] }] },
      { on: 'static', mod: { houseAnimalCapacity: { set: 'rooms', mixedTypes: true } } },
    ],
  }),
  occupation({
    id: 'conservator',
    code: 'A087',
    name: 'Conservator',
    category: 'Farm Planner',
    tier: 'data+hook',
    effects: [{ on: 'static', mod: { renovatePath: { from: 'wood', to: 'stone' } } }],
  }),
  occupation({
    id: 'hedge-keeper',
    code: 'A088',
    name: 'Hedge Keeper',
    category: 'Farm Planner',
    tier: 'data+hook',
    effects: [{ on: 'static', mod: { freeFences: { perBuildFencesAction: 3 } } }],
  }),
  occupation({
    id: 'plow-driver',
    code: 'A090',
    name: 'Plow Driver',
    category: 'Farm Planner',
    effects: [
      { on: 'roundStart', if: { house: ['stone'] }, may: true, pay: { food: 1 }, do: [{ action: 'plow', n: 1 }] },
    ],
  }),
  occupation({
    id: 'adoptive-parents',
    code: 'A092',
    name: 'Adoptive Parents',
    category: 'Actions Booster',
    tier: 'custom',
    effects: [{ on: 'static', mod: { newbornActs: { pay: { food: 1 } } } }],
  }),
  occupation({
    id: 'stable-architect',
    code: 'A098',
    name: 'Stable Architect',
    category: 'Points Provider',
    effects: [{ on: 'scoring', do: [{ points: { mul: [1, 'unfencedStables'] } }] }],
  }),
  occupation({
    id: 'grocer',
    code: 'A102',
    name: 'Grocer',
    category: 'Goods Provider',
    tier: 'data+hook',
    effects: [
      {
        on: 'anytime',
        do: [
          {
            pile: {
              topToBottom: ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'],
              price: { food: 1 },
            },
          },
        ],
      },
    ],
  }),
  occupation({
    id: 'mushroom-collector',
    code: 'A108',
    name: 'Mushroom Collector',
    category: 'Food Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['wood-spaces'],
        by: 'self',
        timing: 'immediatelyAfter',
        may: true,
        limit: { perUse: 1 },
        pay: { wood: 1 },
        do: [{ gain: { food: 2 } }, { returnToSpace: { wood: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'roughcaster',
    code: 'A110',
    name: 'Roughcaster',
    category: 'Food Provider',
    effects: [
      { on: 'event', if: { material: 'clay' }, timing: 'after', event: 'buildRooms', do: [{ gain: { food: 3 } }] },
      {
        on: 'event',
        if: { from: 'clay', to: 'stone' },
        timing: 'after',
        event: 'renovate',
        do: [{ gain: { food: 3 } }],
      },
    ],
  }),
  occupation({
    id: 'wall-builder',
    code: 'A111',
    name: 'Wall Builder',
    category: 'Food Provider',
    effects: [
      {
        on: 'event',
        may: true,
        timing: 'after',
        event: 'buildRooms',
        do: [{ schedule: { goods: { food: 1 }, rounds: { next: 4 } } }],
      },
    ],
  }),
  occupation({
    id: 'scythe-worker',
    code: 'A112',
    name: 'Scythe Worker',
    category: 'Crop Provider',
    tier: 'data+hook',
    effects: [
      { on: 'play', do: [{ gain: { grain: 1 } }] },
      { on: 'fieldPhase', may: true, do: [{ harvestExtra: { crop: 'grain', perField: 1 } }] },
    ],
  }),
  occupation({
    id: 'seasonal-worker',
    code: 'A114',
    name: 'Seasonal Worker',
    category: 'Crop Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['day-laborer'],
        by: 'self',
        timing: 'with',
        if: { round: { max: 5 } },
        do: [{ gain: { grain: 1 } }],
      },
      {
        on: 'useSpace',
        at: ['day-laborer'],
        by: 'self',
        timing: 'with',
        if: { round: { min: 6 } },
        do: [{ gainChoice: [{ grain: 1 }, { vegetable: 1 }] }],
      },
    ],
  }),
  occupation({
    id: 'wood-cutter',
    code: 'A116',
    name: 'Wood Cutter',
    category: 'Building Resource Provider',
    effects: [{ on: 'useSpace', at: ['wood-spaces'], by: 'self', timing: 'with', do: [{ gain: { wood: 1 } }] }],
  }),
  occupation({
    id: 'firewood-collector',
    code: 'A119',
    name: 'Firewood Collector',
    category: 'Building Resource Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['farmland', 'grain-seeds', 'grain-utilization', 'cultivation'],
        by: 'self',
        timing: 'endOfTurn',
        do: [{ gain: { wood: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'clay-hut-builder',
    code: 'A120',
    name: 'Clay Hut Builder',
    category: 'Building Resource Provider',
    effects: [
      { on: 'once', if: { house: ['clay', 'stone'] }, do: [{ schedule: { goods: { clay: 2 }, rounds: { next: 5 } } }] },
    ],
  }),
  occupation({
    id: 'frame-builder',
    code: 'A123',
    name: 'Frame Builder',
    category: 'Building Resource Provider',
    tier: 'data+hook',
    effects: [
      {
        on: 'static',
        mod: {
          costSubstitute: {
            targets: ['room', 'renovation'],
            replaceOneOf: [{ clay: 2 }, { stone: 2 }],
            with: { wood: 1 },
          },
        },
      },
    ],
  }),
  occupation({
    id: 'priest',
    code: 'A125',
    name: 'Priest',
    category: 'Building Resource Provider',
    effects: [
      {
        on: 'play',
        if: { all: [{ house: ['clay'] }, { rooms: { exactly: 2 } }] },
        do: [{ gain: { clay: 3, reed: 2, stone: 2 } }],
      },
    ],
  }),
  occupation({
    id: 'braggart',
    code: 'A133',
    name: 'Braggart',
    players: 3,
    category: 'Points Provider',
    effects: [
      {
        on: 'scoring',
        do: [
          {
            pointsTier: {
              by: 'improvements',
              tiers: [
                [5, 2],
                [6, 3],
                [7, 4],
                [8, 5],
                [9, 7],
                [10, 9],
              ],
            },
          },
        ],
      },
    ],
  }),
  occupation({
    id: 'harpooner',
    code: 'A138',
    name: 'Harpooner',
    players: 3,
    category: 'Goods Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['fishing'],
        by: 'self',
        timing: 'with',
        may: true,
        pay: { wood: 1 },
        do: [{ gain: { food: { mul: [1, 'people'] }, reed: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'stonecutter',
    code: 'A143',
    name: 'Stonecutter',
    players: 3,
    category: 'Building Resource Provider',
    tier: 'data+hook',
    effects: [
      {
        on: 'static',
        mod: { costMod: { targets: ['major', 'minor', 'room', 'renovation'], minus: { stone: 1 }, floor: 0 } },
      },
    ],
  }),
  occupation({
    id: 'animal-dealer',
    code: 'A147',
    name: 'Animal Dealer',
    players: 3,
    category: 'Livestock Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['sheep-market'],
        by: 'self',
        timing: 'with',
        may: true,
        limit: { perUse: 1 },
        pay: { food: 1 },
        do: [{ gain: { sheep: 1 } }],
      },
      {
        on: 'useSpace',
        at: ['pig-market'],
        by: 'self',
        timing: 'with',
        may: true,
        limit: { perUse: 1 },
        pay: { food: 1 },
        do: [{ gain: { boar: 1 } }],
      },
      {
        on: 'useSpace',
        at: ['cattle-market'],
        by: 'self',
        timing: 'with',
        may: true,
        limit: { perUse: 1 },
        pay: { food: 1 },
        do: [{ gain: { cattle: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'conjurer',
    code: 'A155',
    name: 'Conjurer',
    players: 4,
    category: 'Goods Provider',
    effects: [
      { on: 'useSpace', at: ['traveling-players'], by: 'self', timing: 'with', do: [{ gain: { wood: 1, grain: 1 } }] },
    ],
  }),
  occupation({
    id: 'lutenist',
    code: 'A160',
    name: 'Lutenist',
    players: 4,
    category: 'Crop Provider',
    effects: [
      { on: 'useSpace', at: ['traveling-players'], by: 'others', timing: 'with', do: [{ gain: { food: 1, wood: 1 } }] },
      {
        on: 'useSpace',
        at: ['traveling-players'],
        by: 'others',
        timing: 'immediatelyAfter',
        may: true,
        limit: { perUse: 1 },
        pay: { food: 2 },
        do: [{ gain: { vegetable: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'pig-breeder',
    code: 'A165',
    name: 'Pig Breeder',
    players: 4,
    category: 'Livestock Provider',
    tier: 'data+hook',
    effects: [
      { on: 'play', do: [{ gain: { boar: 1 } }] },
      { on: 'roundEnd', rounds: [12], do: [{ breed: ['boar'] }] },
    ],
  }),
]
