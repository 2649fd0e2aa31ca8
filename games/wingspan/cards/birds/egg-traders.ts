import { bird, type Bird } from '../bird.ts'
import { oneOf } from '../cost.ts'
import { brown } from '../power.ts'
import { eggForCards, eggForFood } from '../powers/eggs.ts'

/** Birds that turn an egg into something else. */
export const EGG_TRADERS: readonly Bird[] = [
  bird('American Crow', {
    latin: 'Corvus brachyrhynchos',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { wild: 1 },
    points: 4,
    nest: 'platform',
    eggs: 2,
    wingspan: 99,
    power: brown(eggForFood(1)),
  }),
  bird('Black-Crowned Night-Heron', {
    latin: 'Nycticorax nycticorax',
    lives: ['wetland'],
    cost: { invertebrate: 1, fish: 1, rodent: 1 },
    points: 9,
    nest: 'platform',
    eggs: 2,
    wingspan: 112,
    power: brown(eggForFood(1)),
  }),
  bird('Chihuahuan Raven', {
    latin: 'Corvus cryptoleucus',
    lives: ['grassland'],
    cost: { rodent: 1, wild: 2 },
    points: 4,
    nest: 'platform',
    eggs: 3,
    wingspan: 112,
    power: brown(eggForFood(2)),
  }),
  bird('Common Raven', {
    latin: 'Corvus corax',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { rodent: 1, wild: 2 },
    points: 5,
    nest: 'platform',
    eggs: 2,
    wingspan: 135,
    power: brown(eggForFood(2)),
  }),
  bird('Fish Crow', {
    latin: 'Corvus ossifragus',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { fish: 1, wild: 1 },
    points: 6,
    nest: 'platform',
    eggs: 2,
    wingspan: 91,
    power: brown(eggForFood(1)),
  }),
  bird("Franklin's Gull", {
    latin: 'Leucophaeus pipixcan',
    lives: ['grassland', 'wetland'],
    cost: { fish: 1, wild: 1 },
    points: 3,
    nest: 'star',
    eggs: 2,
    wingspan: 91,
    power: brown(eggForCards(2)),
  }),
  bird('Killdeer', {
    latin: 'Charadrius vociferus',
    lives: ['grassland', 'wetland'],
    cost: oneOf('invertebrate', 'seed'),
    points: 1,
    nest: 'ground',
    eggs: 3,
    wingspan: 46,
    power: brown(eggForCards(2)),
  }),
]
