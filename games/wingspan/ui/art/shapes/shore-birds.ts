import { like, type Shape, shape } from '../shape.ts'

const sandpiper = shape({
  parts: {
    tail: 'M10 44 36 36 34 48Z',
    bill: 'M98 13 121 21 99 20Z',
    body: 'M26 45C44 27 62 25 73 29c8-1 8-7 10-13 3-7 13-8 17-1 2 6-2 11-6 15-2 13-12 22-30 22-16 0-28-3-38-7Z',
    belly: 'M94 30c-2 13-12 22-30 22-14 0-25-2-34-5 26 2 46-4 54-18 4 1 7 2 10 1Z',
    breast: 'M94 30c-2 13-12 20-26 22C80 44 84 36 84 29c4 1 7 1 10 1Z',
    hood: 'M73 29c8-1 8-7 10-13 3-7 13-8 17-1 2 6-2 11-6 15l-1 5c-9 1-16-1-20-6Z',
    throat: 'M99 20c-1 5-4 7-5 10l-1 5c-5-1-8-3-9-7 6-1 11-4 15-8Z',
    collar: 'M76 28c6 4 12 5 18 3l-1 5c-9 2-17 0-22-6Z',
    crown: 'M82 18c2-8 13-10 18-3-7-1-13 0-18 3Z',
    mask: 'M100 14c0 2 0 4-1 6-6 1-12 0-17-3 5-4 12-5 18-3Z',
    cheek: 'M72 34c8 4 15 4 21 2l-2 5c-9 2-17 0-23-5Z',
    wing: 'M12 46C34 34 54 30 70 36c0 10-12 13-26 13-12 0-22-1-32-3Z',
    tip: 'M12 46c7-4 14-7 21-9 3 4 2 8-2 11-7 0-13-1-19-2Z',
    brow: 'M83 14c5-3 10-3 15 0',
    bars: 'M34 41c10-3 20-5 32-3M34 46c10-2 20-3 30-3',
    streaks: 'M88 35l-3 5M82 40l-4 4M90 40l-3 4M76 45l-4 3',
    spots: 'M88 36v.1M82 40v.1M86 43v.1M76 44v.1M80 48v.1M70 48v.1',
  },
  eyes: [[92, 15, 2.8]],
  legs: 'M58 51 56 65 60 81M70 50v15l4 16M54 82h12M69 82h11',
})

const snipe = shape({
  parts: {
    tail: 'M8 56 36 46 36 60Z',
    bill: 'M96 26 121 47 94 33Z',
    body: 'M28 58C40 34 62 29 76 31c2-9 10-14 18-12 8 3 10 10 6 17-4 16-16 29-36 29-15 0-27-2-36-7Z',
    belly: 'M100 36c-4 16-16 29-36 29-13 0-24-2-32-5 28 1 48-10 54-28 5 2 9 4 14 4Z',
    breast: 'M100 36c-4 14-14 26-30 29 10-9 15-19 16-33 5 2 9 4 14 4Z',
    crown: 'M77 29c2-8 10-12 17-10 3 1 6 3 7 6-8-2-16-1-24 4Z',
    mask: 'M99 27c1 2 0 4-1 5-7-1-12-2-17-6 6-2 12-2 18 1Z',
    wing: 'M18 58C36 40 56 35 72 41c3 12-9 19-24 19-11 0-21 1-30-2Z',
    brow: 'M80 23c6-2 12-1 17 2',
    bars: 'M34 54c12-8 24-11 38-10M32 49c10-6 20-9 32-9',
    streaks: 'M88 42l-3 6M82 48l-4 6M90 48l-4 5M76 56l-5 4',
    spots: 'M40 52v.1M48 48v.1M56 46v.1M46 56v.1M54 53v.1M62 50v.1',
  },
  eyes: [[90, 25, 3.2]],
  legs: 'M58 65 57 80M68 64l1 16M50 81h13M63 81h13',
})

const rail = shape({
  parts: {
    tail: 'M18 28 42 40 34 52 13 42Z',
    bill: 'M95 25c9 1 18 4 24 10-9-1-17-2-24-2Z',
    body: 'M28 46C42 32 60 32 72 31c4-9 12-13 20-10 7 3 8 10 4 17-6 12-14 25-34 25-17 0-29-7-34-17Z',
    belly: 'M96 38c-6 12-14 25-34 25-14 0-24-5-30-12 22 6 42 1 52-16 4 2 8 3 12 3Z',
    breast: 'M96 38c-5 11-12 22-27 25 8-9 13-19 14-28 4 2 9 3 13 3Z',
    hood: 'M72 31c4-9 12-13 20-10 7 3 8 10 4 17l-4 8c-9 0-17-6-20-15Z',
    crown: 'M74 28c4-7 11-10 18-7 3 1 4 3 5 5-8-2-16-1-23 2Z',
    face: 'M88 21c5-1 9 1 10 7-5 0-9-2-10-7Z',
    wing: 'M24 48C40 38 58 37 70 42c0 11-11 16-24 15-10 0-18-4-22-9Z',
    tip: 'M18 28c6 3 11 6 16 9-3 5-8 7-13 5Z',
    bars: 'M52 56l-3 6M60 55l-2 8M68 52l-1 9M76 47l1 9',
    streaks: 'M34 48l8-3M44 46l8-2M54 46l8-1M40 53l8-3M50 52l8-2',
  },
  eyes: [[90, 26, 2.8]],
  legs: 'M56 63 52 71 56 81M66 62l5 9-2 10M46 82h16M60 82h18',
})

const HIGH = 'translate(8 -4) scale(.86)'
const STILTS = 'M58 40 53 60 57 82M68 39l5 21-2 22M52 83h11M67 83h11'

type ShoreBirdShape = 'sandpiper' | 'plover' | 'oystercatcher' | 'stilt' | 'avocet' | 'snipe' | 'rail' | 'gallinule'

/** Birds that wade and walk along the shore. */
export const SHORE_BIRDS: Readonly<Record<ShoreBirdShape, Shape>> = {
  sandpiper,
  plover: like(sandpiper, { parts: { bill: 'M98 13 110 18 99 20Z', tail: 'M4 42 36 36 34 48Z' } }),
  oystercatcher: like(sandpiper, { parts: { bill: 'M97 11 122 20c0 3-1 4-3 4L97 21Z' } }),
  stilt: like(sandpiper, { parts: { bill: 'M98 14 120 18 98 18Z' }, pose: HIGH, legs: STILTS }),
  avocet: like(sandpiper, { parts: { bill: 'M97 14c9 4 18 3 25-3-4 9-13 13-25 9Z' }, pose: HIGH, legs: STILTS }),
  snipe,
  rail,
  gallinule: like(rail, { parts: { bill: 'M94 24 111 30 95 35Z' } }),
}
