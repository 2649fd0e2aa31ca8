import { like, type Shape, shape, TRUNK } from '../shape.ts'

const woodpecker = shape({
  parts: {
    tail: 'M38 84 54 58 68 64 50 85Z',
    bill: 'M93 10 114 15 95 21Z',
    body: 'M52 64C50 42 55 27 66 21 68 9 80 3 90 9c6 4 8 11 6 18-3 12-4 25-13 34-8 7-22 9-31 3Z',
    breast: 'M96 27c-3 12-4 25-13 34-4 3-9 5-14 5 11-11 15-25 15-39 4 2 8 2 12 0Z',
    belly: 'M89 46c-1 6-3 11-6 15-4 3-9 5-14 5 6-6 10-12 12-19Z',
    hood: 'M66 21C68 9 80 3 90 9c6 4 8 11 6 18l-2 9c-11 0-22-5-28-15Z',
    throat: 'M97 22c0 6-2 10-3 14-5-1-9-4-11-8 5 0 10-2 14-6Z',
    nape: 'M66 21c1-7 5-11 10-13 3 6 2 13-3 18-3-1-5-2-7-5Z',
    crown: 'M66 20C68 8 80 3 90 9l4 4c-9 0-18 2-28 7Z',
    cheek: 'M80 15c6-2 12-1 16 3 0 3 0 5-1 8-7 0-13-4-15-11Z',
    mask: 'M96 18c0 3 0 6-1 8-8 1-14-1-19-6 6-3 13-4 20-2Z',
    wing: 'M56 66C52 44 58 32 69 28 80 37 78 54 62 66Z',
    brow: 'M78 13c5-2 10-2 15 0',
    bars: 'M61 37l13 1M59 44l17 1M58 51l16 1M59 58l12 1',
    streaks: 'M90 34l-1 6M86 42l-2 6M92 42l-2 5M82 52l-3 5',
    spots: 'M88 36v.1M91 42v.1M85 45v.1M88 50v.1M82 53v.1M79 60v.1',
  },
  eyes: [[89, 16]],
  legs: 'M82 58l24 5M80 50l27 2',
  perch: TRUNK,
})

const nuthatch = shape({
  parts: {
    tail: 'M18 6 40 12 32 30 12 20Z',
    bill: 'M94 59 117 70 90 67Z',
    body: 'M27 17C38 8 56 14 68 27c8 8 15 12 24 17 9 5 10 15 3 21-8 7-20 6-28-1C52 53 34 44 26 34c-4-6-4-12 1-17Z',
    belly: 'M95 65c-8 7-20 6-28-1C52 53 34 44 26 34c-2-2-3-5-3-8 12 16 32 22 48 30 9 5 17 8 24 9Z',
    breast: 'M95 65c-8 7-20 6-28-1-3-3-7-5-10-8 13 1 26 5 38 9Z',
    throat: 'M96 64c-8 6-18 6-26 0 8-3 17-3 26 0Z',
    crown: 'M68 27c8 8 15 12 24 17 6 3 8 9 7 14-11-6-24-12-31-31Z',
    mask: 'M72 41c8 6 17 11 27 15l-2 6c-11-3-20-9-25-21Z',
    wing: 'M28 21C44 16 60 28 65 46 50 48 34 40 28 21Z',
    brow: 'M74 40c7 6 15 10 24 13',
  },
  eyes: [[87, 54]],
  legs: 'M42 45 28 54M53 54 30 66',
  perch: 'M14 0h14c-2 28-1 58 2 86H14Z',
})

type ClimbingShape = 'woodpecker' | 'crestedWoodpecker' | 'nuthatch'

/** Birds that climb on trunks. */
export const CLIMBING: Readonly<Record<ClimbingShape, Shape>> = {
  woodpecker,
  crestedWoodpecker: like(woodpecker, { parts: { crest: 'M66 21C62 14 60 8 62 1c10 0 20 3 29 9l-16 14Z' } }),
  nuthatch,
}
