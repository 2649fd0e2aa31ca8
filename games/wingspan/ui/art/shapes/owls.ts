import { like, type Shape, shape } from '../shape.ts'

const owl = shape({
  parts: {
    body: 'M60 5C42 5 35 18 37 34c0 24 6 40 23 45 17-5 23-21 23-45C85 18 78 5 60 5Z',
    breast: 'M60 76c-10-4-14-16-14-32h28c0 16-4 28-14 32Z',
    crown: 'M60 5c-14 0-21 8-23 18 8-9 15-11 23-4 8-7 15-5 23 4C81 13 74 5 60 5Z',
    face: 'M50 13a11 11 0 1 0 .1 0ZM70 13a11 11 0 1 0 .1 0Z',
    wing: 'M37 35C29 52 35 68 49 76 43 62 45 48 37 35ZM83 35c8 17 2 33-12 41 6-14 4-28 12-41Z',
    mask: 'M57 27h6l-3 9Z',
    brow: 'M43 17c6-5 12-4 16 3M77 17c-6-5-12-4-16 3',
    bars: 'M50 47h20M49 54h22M51 61h18M54 68h12',
    streaks: 'M53 47v6M60 47v6M67 47v6M56 56v6M64 56v6M60 65v6',
    spots: 'M52 48v.1M60 48v.1M68 48v.1M56 55v.1M64 55v.1M60 62v.1M42 50v.1M78 50v.1M41 58v.1M79 58v.1',
  },
  eyes: [
    [50, 24, 4.4],
    [70, 24, 4.4],
  ],
  legs: 'M54 78v4M66 78v4',
  perch: 'M26 80c22-3 46-3 68-1l-1 4c-22-2-44-2-66 1Z',
})

const HEART = 'M60 18c-6-9-22-7-22 7 0 12 10 20 22 27 12-7 22-15 22-27 0-14-16-16-22-7Z'

type OwlShape = 'owl' | 'hornedOwl' | 'barnOwl' | 'burrowingOwl'

export const OWLS: Readonly<Record<OwlShape, Shape>> = {
  owl,
  hornedOwl: like(owl, {
    parts: {
      body: 'M60 9c-6 0-11-2-19-8-3 10-5 21-4 33 0 24 6 40 23 45 17-5 23-21 23-45 1-12-1-23-4-33-8 6-13 8-19 8Z',
      crown: 'M60 9c-6 0-11-2-19-8-2 6-3 12-4 19 8-6 16-6 23 0 7-6 15-6 23 0-1-7-2-13-4-19-8 6-13 8-19 8Z',
    },
  }),
  barnOwl: like(owl, { parts: { face: HEART, mask: 'M58 30h4l-2 12Z' } }),
  burrowingOwl: like(owl, {
    pose: 'translate(12 -1) scale(.8)',
    legs: 'M54 58v22M66 58v22M48 81h12M61 81h12',
    perch: '',
  }),
}
