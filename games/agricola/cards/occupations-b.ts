import { occupation, type HandCard } from './card.ts'

/** The occupations of deck B. */
export const OCCUPATIONS_B: readonly HandCard[] = [
  occupation({
    id: 'cottager',
    code: 'B087',
    name: 'Cottager',
    category: 'Farm Planner',
    effects: [
      {
        on: 'useSpace',
        at: ['day-laborer'],
        by: 'self',
        timing: 'with',
        may: true,
        do: [
          {
            oneOf: [{ action: 'buildRoom', exactly: 1 }, { action: 'renovate' }],
          },
        ],
      },
    ],
  }),
  occupation({
    id: 'groom',
    code: 'B089',
    name: 'Groom',
    category: 'Farm Planner',
    effects: [
      { on: 'play', do: [{ gain: { wood: 1 } }] },
      {
        on: 'roundStart',
        if: { house: ['stone'] },
        may: true,
        do: [{ action: 'buildStable', exactly: 1, cost: { wood: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'assistant-tiller',
    code: 'B091',
    name: 'Assistant Tiller',
    category: 'Farm Planner',
    effects: [
      { on: 'useSpace', at: ['day-laborer'], by: 'self', timing: 'with', may: true, do: [{ action: 'plow', n: 1 }] },
    ],
  }),
  occupation({
    id: 'master-bricklayer',
    code: 'B095',
    name: 'Master Bricklayer',
    category: 'Actions Booster',
    tier: 'data+hook',
    effects: [
      { on: 'static', mod: { costMod: { targets: ['major'], minus: { stone: { sub: ['rooms', 2] } }, floor: 0 } } },
    ],
  }),
  occupation({
    id: 'scholar',
    code: 'B097',
    name: 'Scholar',
    category: 'Actions Booster',
    tier: 'data+hook',
    effects: [
      {
        on: 'roundStart',
        if: { house: ['stone'] },
        may: true,
        do: [
          {
            oneOf: [{ action: 'playOccupation', cost: { food: 1 } }, { action: 'playMinor' }],
          },
        ],
      },
    ],
  }),
  occupation({
    id: 'organic-farmer',
    code: 'B098',
    name: 'Organic Farmer',
    category: 'Points Provider',
    tier: 'custom',
    effects: [
      { on: 'scoring', do: [{ points: { count: { pasture: { animals: { min: 1 }, freeCapacity: { min: 3 } } } } }] },
    ],
  }),
  occupation({
    id: 'tutor',
    code: 'B099',
    name: 'Tutor',
    category: 'Points Provider',
    effects: [{ on: 'scoring', do: [{ points: { mul: [1, 'ownOccupationsPlayedAfterThis'] } }] }],
  }),
  occupation({
    id: 'consultant',
    code: 'B102',
    name: 'Consultant',
    category: 'Goods Provider',
    effects: [
      {
        on: 'play',
        do: [{ gainByPlayers: { '1': { grain: 2 }, '2': { clay: 3 }, '3': { reed: 2 }, '4': { sheep: 2 } } }],
      },
    ],
  }),
  occupation({
    id: 'sheep-walker',
    code: 'B104',
    name: 'Sheep Walker',
    category: 'Goods Provider',
    effects: [
      {
        on: 'anytime',
        do: [
          {
            exchange: [
              { from: { sheep: 1 }, to: { boar: 1 } },
              { from: { sheep: 1 }, to: { vegetable: 1 } },
              { from: { sheep: 1 }, to: { stone: 1 } },
            ],
          },
        ],
      },
    ],
  }),
  occupation({
    id: 'manservant',
    code: 'B107',
    name: 'Manservant',
    category: 'Food Provider',
    effects: [
      {
        on: 'once',
        if: { house: ['stone'] },
        do: [{ schedule: { goods: { food: 3 }, rounds: { remaining: 'all' } } }],
      },
    ],
  }),
  occupation({
    id: 'oven-firing-boy',
    code: 'B108',
    name: 'Oven Firing Boy',
    category: 'Food Provider',
    effects: [
      { on: 'useSpace', at: ['wood-spaces'], by: 'self', timing: 'with', may: true, do: [{ action: 'bakeBread' }] },
    ],
  }),
  occupation({
    id: 'paper-maker',
    code: 'B109',
    name: 'Paper Maker',
    category: 'Food Provider',
    effects: [
      {
        on: 'event',
        may: true,
        pay: { wood: 1 },
        timing: 'before',
        event: 'playOccupation',
        do: [{ gain: { food: { mul: [1, 'occupationsInFront'] } } }],
      },
    ],
  }),
  occupation({
    id: 'childless',
    code: 'B114',
    name: 'Childless',
    category: 'Crop Provider',
    effects: [
      {
        on: 'roundStart',
        if: { all: [{ rooms: { min: 3 } }, { people: { exactly: 2 } }] },
        do: [{ gain: { food: 1 } }, { gainChoice: [{ grain: 1 }, { vegetable: 1 }] }],
      },
    ],
  }),
  occupation({
    id: 'small-scale-farmer',
    code: 'B118',
    name: 'Small-scale Farmer',
    category: 'Building Resource Provider',
    effects: [{ on: 'roundStart', if: { rooms: { exactly: 2 } }, do: [{ gain: { wood: 1 } }] }],
  }),
  occupation({
    id: 'geologist',
    code: 'B121',
    name: 'Geologist',
    category: 'Building Resource Provider',
    effects: [
      { on: 'useSpace', at: ['forest', 'reed-bank'], by: 'self', timing: 'with', do: [{ gain: { clay: 1 } }] },
      {
        on: 'useSpace',
        at: ['clay-pit'],
        by: 'self',
        timing: 'with',
        if: { players: { min: 3 } },
        do: [{ gain: { clay: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'roof-ballaster',
    code: 'B123',
    name: 'Roof Ballaster',
    category: 'Building Resource Provider',
    effects: [{ on: 'play', may: true, pay: { food: 1 }, do: [{ gain: { stone: { mul: [1, 'rooms'] } } }] }],
  }),
  occupation({
    id: 'carpenter',
    code: 'B126',
    name: 'Carpenter',
    category: 'Building Resource Provider',
    tier: 'data+hook',
    effects: [{ on: 'static', mod: { costSet: { material: 'any', cost: { '@material': 3, reed: 2 } } } }],
  }),
  occupation({
    id: 'house-steward',
    code: 'B136',
    name: 'House Steward',
    players: 3,
    category: 'Points Provider',
    effects: [
      {
        on: 'play',
        do: [
          {
            gainTier: {
              good: 'wood',
              by: 'roundsLeft',
              tiers: [
                [1, 1],
                [3, 2],
                [6, 3],
                [9, 4],
              ],
            },
          },
        ],
      },
      { on: 'scoring', do: [{ pointsAllPlayers: { points: 3 } }] },
    ],
  }),
  occupation({
    id: 'greengrocer',
    code: 'B142',
    name: 'Greengrocer',
    players: 3,
    category: 'Crop Provider',
    effects: [{ on: 'useSpace', at: ['grain-seeds'], by: 'self', timing: 'with', do: [{ gain: { vegetable: 1 } }] }],
  }),
  occupation({
    id: 'brushwood-collector',
    code: 'B145',
    name: 'Brushwood Collector',
    players: 3,
    category: 'Building Resource Provider',
    tier: 'data+hook',
    effects: [
      {
        on: 'static',
        mod: { costSubstitute: { targets: ['room', 'renovation'], replace: { reed: 'all' }, with: { wood: 1 } } },
      },
    ],
  }),
  occupation({
    id: 'storehouse-keeper',
    code: 'B156',
    name: 'Storehouse Keeper',
    players: 4,
    category: 'Goods Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['resource-market'],
        by: 'self',
        timing: 'with',
        do: [{ gainChoice: [{ clay: 1 }, { grain: 1 }] }],
      },
    ],
  }),
  occupation({
    id: 'pastor',
    code: 'B163',
    name: 'Pastor',
    players: 4,
    category: 'Building Resource Provider',
    tier: 'data+hook',
    effects: [
      {
        on: 'once',
        if: { onlyPlayerWithRooms: { exactly: 2 } },
        do: [{ gain: { wood: 3, clay: 2, reed: 1, stone: 1 } }],
      },
    ],
  }),
  occupation({
    id: 'sheep-whisperer',
    code: 'B164',
    name: 'Sheep Whisperer',
    players: 4,
    category: 'Livestock Provider',
    effects: [{ on: 'play', do: [{ schedule: { goods: { sheep: 1 }, rounds: { offsets: [2, 5, 8, 10] } } }] }],
  }),
  occupation({
    id: 'cattle-feeder',
    code: 'B166',
    name: 'Cattle Feeder',
    players: 4,
    category: 'Livestock Provider',
    effects: [
      {
        on: 'useSpace',
        at: ['grain-seeds'],
        by: 'self',
        timing: 'with',
        may: true,
        limit: { perUse: 1 },
        pay: { food: 1 },
        do: [{ gain: { cattle: 1 } }],
      },
    ],
  }),
]
