import { bird, type Bird } from '../bird.ts'
import { brown, white } from '../power.ts'
import { drawThenDiscard, drawTray, everyoneDraws } from '../powers/drawing.ts'
import { layOnThis } from '../powers/eggs.ts'
import { gainDie } from '../powers/feeder.ts'
import { tuckForFood, tuckToLayAnywhere } from '../powers/flocking.ts'
import { huntDice } from '../powers/hunting.ts'
import { everyoneGainsFood, gainFood } from '../powers/supply.ts'

/** Ten birds that came later, for tables that choose them. */
export const SWIFT_START_BIRDS: readonly Bird[] = [
  bird('American Redstart', {
    latin: 'Setophaga ruticilla',
    lives: ['forest'],
    cost: { invertebrate: 1, fruit: 1 },
    points: 4,
    nest: 'bowl',
    eggs: 2,
    wingspan: 20,
    power: brown(gainDie()),
  }),
  bird('Black-Chinned Hummingbird', {
    latin: 'Archilochus alexandri',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { wild: 1 },
    points: 4,
    nest: 'bowl',
    eggs: 2,
    wingspan: 8,
    power: brown(everyoneGainsFood('fruit')),
  }),
  bird('Brant', {
    latin: 'Branta bernicla',
    lives: ['wetland'],
    cost: { seed: 1, wild: 1 },
    points: 3,
    nest: 'ground',
    eggs: 2,
    wingspan: 114,
    power: white(drawTray()),
  }),
  bird('Broad-Winged Hawk', {
    latin: 'Buteo platypterus',
    lives: ['forest'],
    cost: { rodent: 1 },
    points: 4,
    nest: 'platform',
    eggs: 2,
    wingspan: 85,
    power: brown(huntDice('rodent')),
  }),
  bird('Canvasback', {
    latin: 'Aythya valisineria',
    lives: ['wetland'],
    cost: { seed: 1, wild: 1 },
    points: 4,
    nest: 'star',
    eggs: 4,
    wingspan: 82,
    power: brown(everyoneDraws()),
  }),
  bird('Painted Whitestart', {
    latin: 'Myioborus pictus',
    lives: ['forest'],
    cost: { invertebrate: 1 },
    points: 1,
    nest: 'ground',
    eggs: 3,
    wingspan: 22,
    power: brown(gainFood('invertebrate')),
  }),
  bird('Red-Breasted Merganser', {
    latin: 'Mergus serrator',
    lives: ['wetland'],
    cost: { invertebrate: 1, fish: 1 },
    points: 3,
    nest: 'ground',
    eggs: 4,
    wingspan: 78,
    power: brown(drawThenDiscard(2)),
  }),
  bird('Scaled Quail', {
    latin: 'Callipepla squamata',
    lives: ['grassland'],
    cost: { seed: 1 },
    points: 0,
    nest: 'ground',
    eggs: 6,
    wingspan: 36,
    power: brown(layOnThis()),
  }),
  bird("Vaux's Swift", {
    latin: 'Chaetura vauxi',
    lives: ['forest'],
    cost: { invertebrate: 1 },
    points: 2,
    nest: 'cavity',
    eggs: 3,
    wingspan: 31,
    power: brown(tuckForFood('invertebrate')),
  }),
  bird('White-Throated Swift', {
    latin: 'Aeronautes saxatalis',
    lives: ['grassland'],
    cost: { invertebrate: 1 },
    points: 2,
    nest: 'cavity',
    eggs: 2,
    wingspan: 38,
    power: brown(tuckToLayAnywhere()),
  }),
]
