import { bird, type Bird } from '../bird.ts'
import { brown } from '../power.ts'
import { repeatBrown, repeatHunt } from '../powers/mat.ts'

/** Birds that do again what others do. */
export const MIMICS: readonly Bird[] = [
  bird('Gray Catbird', {
    latin: 'Dumetella carolinensis',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { invertebrate: 1, fruit: 2 },
    points: 5,
    nest: 'bowl',
    eggs: 3,
    wingspan: 28,
    power: brown(repeatBrown()),
  }),
  bird('Northern Mockingbird', {
    latin: 'Mimus polyglottos',
    lives: ['forest', 'grassland', 'wetland'],
    cost: { invertebrate: 1, fruit: 1 },
    points: 2,
    nest: 'bowl',
    eggs: 4,
    wingspan: 36,
    power: brown(repeatBrown()),
  }),
  bird('Hooded Merganser', {
    latin: 'Lophodytes cucullatus',
    lives: ['wetland'],
    cost: { invertebrate: 1, fish: 1 },
    points: 5,
    nest: 'cavity',
    eggs: 4,
    wingspan: 61,
    power: brown(repeatHunt()),
  }),
]
