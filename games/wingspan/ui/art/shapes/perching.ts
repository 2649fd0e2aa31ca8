import { like, type Shape } from '../shape.ts'
import { songbird } from './songbird.ts'

const TAILS = {
  short: 'M13 66 40 50 46 61 17 75Z',
  forked: 'M2 62 40 50 46 61 9 80 15 69Z',
  long: 'M-20 79 38 50 46 60-14 88Z',
  longest: 'M-46 92 38 50 46 60-40 100Z',
  cocked: 'M27 60 13 24 25 19 46 46Z',
  streamers: 'M-44 80-43 77 38 50 46 60-38 96-40 93-8 74Z',
} as const

const BILLS = {
  usual: 'M102 19 115 26.5 103 31Z',
  fine: 'M103 22 117 26.5 103 29Z',
  cone: 'M99 16 114 27.5 98 34Z',
  stout: 'M100 16 119 27.5 99 33Z',
  long: 'M102 19 121 27 103 29Z',
  curved: 'M102 19c8 0 14 3 18 10-6-3-11-3-17-1Z',
  hooked: 'M101 17 115 22c2 3 2 6 0 9-1-3-3-4-5-4l-9 4Z',
  crossed: 'M100 16c8 2 13 7 14 15-2-4-5-6-8-6 4 2 6 5 8 8-6 1-11 1-15-1Z',
} as const

const SMALL = 'translate(11 10.5) scale(.87)'
const SLIM = 'translate(2 11) scale(.97 .86)'
const UPRIGHT = 'rotate(-17 72 62) translate(2 1)'
const LONG = 'translate(20 3) scale(.84) rotate(-4 70 60)'
const WALKING = 'M62 65 58 73 62 82M72 64l2 9-2 9M55 82h12M66 82h12'

type PerchingShape =
  | 'songbird'
  | 'thrush'
  | 'finch'
  | 'grosbeak'
  | 'crossbill'
  | 'warbler'
  | 'kinglet'
  | 'chickadee'
  | 'gnatcatcher'
  | 'oriole'
  | 'flycatcher'
  | 'kingbird'
  | 'scissortail'
  | 'shrike'
  | 'wren'
  | 'blackbird'
  | 'catbird'
  | 'cuckoo'
  | 'crested'
  | 'titmouse'
  | 'cardinal'
  | 'jay'
  | 'crow'
  | 'raven'
  | 'nutcracker'
  | 'magpie'
  | 'lark'
  | 'hornedLark'
  | 'sparrow'
  | 'groundSparrow'

/** Birds that sit on a twig, and those that look like them on the ground. */
export const PERCHING: Readonly<Record<PerchingShape, Shape>> = {
  songbird,
  thrush: like(songbird, { parts: { tail: TAILS.short } }),
  finch: like(songbird, { parts: { bill: BILLS.cone, tail: TAILS.forked }, pose: SMALL }),
  grosbeak: like(songbird, { parts: { bill: BILLS.cone, tail: TAILS.short } }),
  crossbill: like(songbird, { parts: { bill: BILLS.crossed, tail: TAILS.forked } }),
  warbler: like(songbird, { parts: { bill: BILLS.fine }, pose: SLIM }),
  kinglet: like(songbird, { parts: { bill: BILLS.fine, tail: TAILS.short }, pose: 'translate(18 17) scale(.78)' }),
  chickadee: like(songbird, {
    parts: { bill: 'M103 23 111 26.5 103 30Z', tail: 'M-4 76 40 50 46 60 2 84Z' },
    pose: 'translate(18 13) scale(.8)',
  }),
  gnatcatcher: like(songbird, { parts: { bill: BILLS.fine, tail: TAILS.long }, pose: 'translate(26 14) scale(.74)' }),
  oriole: like(songbird, { parts: { bill: BILLS.long } }),
  flycatcher: like(songbird, {
    parts: { bill: BILLS.usual, crest: 'M76 18C70 14 66 13 60 14c4 5 8 8 14 11Z' },
    pose: UPRIGHT,
    legs: 'M62 66v13M70 67v12',
  }),
  kingbird: like(songbird, { pose: UPRIGHT, legs: 'M62 66v13M70 67v12' }),
  scissortail: like(songbird, {
    parts: { tail: TAILS.streamers },
    pose: 'translate(36 -1) scale(.73) rotate(-6 70 60)',
    legs: 'M80 47v11M87 46v12',
    perch: 'M58 58c14-2 28-2 46-1l-1 3c-17-1-30-1-44 1Z',
  }),
  shrike: like(songbird, { parts: { bill: BILLS.hooked } }),
  wren: like(songbird, {
    parts: { bill: BILLS.curved, tail: TAILS.cocked },
    pose: 'translate(12 11) scale(.87)',
  }),
  blackbird: like(songbird, { parts: { bill: BILLS.long, tail: TAILS.long }, pose: LONG, legs: 'M75 60v19M83 59v20' }),
  catbird: like(songbird, { parts: { tail: TAILS.long }, pose: LONG, legs: 'M75 60v19M83 59v20' }),
  cuckoo: like(songbird, {
    parts: { bill: BILLS.curved, tail: TAILS.longest, spots: 'M-36 93v.1M-24 87v.1M-12 81v.1M0 75v.1' },
    pose: 'translate(38 -2) scale(.7) rotate(-10 70 60)',
    legs: 'M78 48v11M86 46v12',
    perch: 'M58 58c14-2 28-2 46-1l-1 3c-17-1-30-1-44 1Z',
  }),
  crested: like(songbird, { parts: { crest: 'M69 27C69 17 66 9 60 3c12 1 23 4 31 9l-14 16Z' } }),
  titmouse: like(songbird, {
    parts: { crest: 'M69 27C69 17 66 9 60 3c12 1 23 4 31 9l-14 16Z', bill: 'M103 23 111 26.5 103 30Z' },
    pose: SMALL,
  }),
  cardinal: like(songbird, {
    parts: { crest: 'M69 27C70 17 68 8 63 1c12 2 23 5 30 11l-15 17Z', bill: BILLS.cone },
  }),
  jay: like(songbird, {
    parts: { crest: 'M69 27C67 18 62 11 54 7c14-2 27 0 37 5l-14 16Z', bill: BILLS.stout, tail: TAILS.long },
    pose: LONG,
    legs: 'M75 60v19M83 59v20',
  }),
  crow: like(songbird, { parts: { bill: BILLS.stout } }),
  raven: like(songbird, {
    parts: {
      bill: 'M99 14c10 0 17 5 21 14-7 3-14 4-21 4Z',
      throat: 'M104 30c2 6 0 12-5 16-1-3-2-4-4-5 0 3-2 5-5 7l-1-12Z',
    },
  }),
  nutcracker: like(songbird, { parts: { bill: BILLS.long, tail: TAILS.short } }),
  magpie: like(songbird, {
    parts: { bill: BILLS.stout, tail: TAILS.longest },
    pose: 'translate(38 0) scale(.7) rotate(-6 70 60)',
    legs: 'M80 48v11M87 46v12',
    perch: 'M58 58c14-2 28-2 46-1l-1 3c-17-1-30-1-44 1Z',
  }),
  lark: like(songbird, {
    parts: { bill: BILLS.long, tail: TAILS.short },
    pose: 'rotate(-13 70 60) translate(3 -1)',
    legs: WALKING,
    perch: '',
  }),
  hornedLark: like(songbird, {
    parts: { crest: 'M78 15 72 5l10 7ZM88 12 85 2l8 10Z', tail: TAILS.short },
    pose: SLIM,
    legs: WALKING,
    perch: '',
  }),
  sparrow: like(songbird, { parts: { bill: BILLS.cone, tail: TAILS.short }, pose: SMALL }),
  groundSparrow: like(songbird, {
    parts: { bill: BILLS.cone, tail: TAILS.short },
    pose: SLIM,
    legs: WALKING,
    perch: '',
  }),
}
