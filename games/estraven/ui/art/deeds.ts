import type { EffectKind } from '../../cards/effect.ts'
import type { ResourceKind } from '../../cards/words-of-the-game.ts'
import type { Shape } from './ink.ts'

/** What a spell or a reaction does: one sign for each effect, on 48 x 48. */
export const DEEDS: Readonly<Record<EffectKind, readonly Shape[]>> = {
  damage: [
    {
      d: 'M24 0l5 12 10-7-3 12 12 1-9 8 9 8-12 1 3 12-10-6-5 7-5-7-10 6 3-12-12-1 9-8-9-8 12-1-3-12 10 7Z',
      tone: 'hot',
    },
    { d: 'M28 9 15 27h8l-4 13 14-19h-8Z', tone: 'deep' },
  ],
  heal: [
    { d: 'M24 45S4 33 4 18A11 11 0 0 1 24 11a11 11 0 0 1 20 7c0 15-20 27-20 27Z', tone: 'deep' },
    { d: 'M21 15h6v7h7v6h-7v7h-6v-7h-7v-6h7Z', tone: 'pale' },
  ],
  draw: [
    { d: 'M6 9 24 5l6 30-18 4Z', tone: 'near' },
    { d: 'M22 10h20v30H22Z', tone: 'deep' },
    { d: 'M32 14l8 9h-5v12h-6V23h-5Z', tone: 'hot' },
  ],
  discard: [
    { d: 'M10 4h20v28l-4-3-4 4-4-4-4 3-4-3Z', tone: 'deep' },
    { d: 'M14 8h12v2H14ZM14 13h12v2H14Z', tone: 'near' },
    { d: 'M31 22h6v13h5l-8 10-8-10h5Z', tone: 'hot' },
  ],
  destroy: [
    { d: 'M24 2c11 0 18 7 18 17 0 7-3 11-7 13v12H13V32c-4-2-7-6-7-13C6 9 13 2 24 2Z', tone: 'deep' },
    {
      d: 'M11 21a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0ZM26 21a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0Z',
      tone: 'hot',
    },
    { d: 'M24 27l3 6h-6ZM18 37h2v7h-2ZM23 37h2v7h-2ZM28 37h2v7h-2Z', tone: 'pale' },
  ],
  counter: [
    {
      d: 'M24 2a22 22 0 1 0 .1 0ZM24 9a15 15 0 0 1 9 3L12 33A15 15 0 0 1 24 9ZM36 15A15 15 0 0 1 15 36Z',
      tone: 'deep',
    },
    { d: 'M33 12l3 3L15 36l-3-3Z', tone: 'hot' },
  ],
  move: [
    { d: 'M4 40C4 20 14 10 30 10V1l16 15-16 15v-9C19 22 11 28 4 40Z', tone: 'deep' },
    { d: 'M14 44c2-9 8-15 16-16v6c-5 1-9 5-11 10Z', tone: 'hot' },
  ],
  tap: [
    { d: 'M10 20h28v26H10Z', tone: 'deep' },
    { d: 'M14 20v-6C14 6 18 1 24 1s10 5 10 13v6h-5v-6c0-5-2-8-5-8s-5 3-5 8v6Z', tone: 'near' },
    { d: 'M24 26a4 4 0 0 1 2 7.500V40h-4v-6.500A4 4 0 0 1 24 26Z', tone: 'hot' },
  ],
  untap: [
    { d: 'M2 40h44v6H2Z', tone: 'deep' },
    { d: 'M10 37a14 14 0 0 1 28 0Z', tone: 'hot' },
    { d: 'M22 2h4v14h-4ZM5 13l3-3 9 9-3 3ZM43 13l-3-3-9 9 3 3ZM1 27h8v4H1ZM39 27h8v4h-8Z', tone: 'deep' },
  ],
  modify: [
    { d: 'M24 1 44 17v8L24 10 4 25v-8Z', tone: 'hot' },
    { d: 'M24 15 44 31v8L24 24 4 39v-8Z', tone: 'deep' },
    { d: 'M24 29 40 42v5H8v-5Z', tone: 'near' },
  ],
  token: [
    { d: 'M22.500 22h3v25h-3Z', tone: 'deep' },
    { d: 'M24 26C24 12 14 6 3 6c0 14 9 20 21 20Z', tone: 'near' },
    { d: 'M24 20C24 8 34 1 46 1c0 13-9 20-22 19Z', tone: 'hot' },
    { d: 'M10 47q14-8 28 0Z', tone: 'deep' },
  ],
  mana: [
    { d: 'M12 4h24l10 13-22 29L2 17Z', tone: 'deep' },
    { d: 'M12 4 17 17H2ZM36 4l-5 13h15ZM17 17h14l-7 26Z', tone: 'near' },
    { d: 'M14 6h20l-4 9H18Z', tone: 'hot' },
  ],
  search: [
    { d: 'M30 27l17 16-4 4-17-16Z', tone: 'deep' },
    { d: 'M19 1a18 18 0 1 0 .1 0Z', tone: 'deep' },
    { d: 'M19 6a13 13 0 1 0 .1 0Z', tone: 'pale' },
    { d: 'M19 10l2 6 6 3-6 3-2 6-2-6-6-3 6-3Z', tone: 'hot' },
  ],
  return: [
    { d: 'M2 42h44v5H2Z', tone: 'deep' },
    { d: 'M10 42V20a14 14 0 0 1 28 0v22Z', tone: 'near' },
    { d: 'M24 8l12 13h-7v17H19V21h-7Z', tone: 'hot' },
  ],
  control: [
    { d: 'M1 25C9 12 18 8 24 8s15 4 23 17c-8 13-17 16-23 16S9 38 1 25Z', tone: 'deep' },
    { d: 'M24 12a13 13 0 1 0 .1 0Z', tone: 'pale' },
    { d: 'M24 16a9 9 0 1 0 .1 0Z', tone: 'hot' },
    { d: 'M24 21a4 4 0 1 0 .1 0ZM22.500 0h3v6h-3ZM6 5l2-2 5 5-2 2ZM42 5l-2-2-5 5 2 2Z', tone: 'deep' },
  ],
}

/** What the market brings. */
export const RESOURCES: Readonly<Record<ResourceKind, readonly Shape[]>> = {
  subjects: [
    { d: 'M12 9a7 7 0 1 0 .1 0ZM1 46c0-12 4-20 11-20s11 8 11 20Z', tone: 'near' },
    { d: 'M36 9a7 7 0 1 0 .1 0ZM25 46c0-12 4-20 11-20s11 8 11 20Z', tone: 'near' },
    { d: 'M24 2a8 8 0 1 0 .1 0ZM11 47c0-15 5-25 13-25s13 10 13 25Z', tone: 'deep' },
    { d: 'M18 28q6 6 12 0v5q-6 6-12 0Z', tone: 'hot' },
  ],
  materials: [
    { d: 'M2 27h21v19H2ZM25 27h21v19H25Z', tone: 'deep' },
    { d: 'M14 6h21v19H14Z', tone: 'near' },
    { d: 'M2 27h21v4H2ZM25 27h21v4H25ZM14 6h21v4H14Z', tone: 'hot' },
  ],
  influence: [
    { d: 'M10 1h24l6 6v36H10Z', tone: 'pale' },
    { d: 'M15 10h19v2H15ZM15 16h19v2H15ZM15 22h12v2H15Z', tone: 'near' },
    { d: 'M31 24l3 5 5-1 0 6 4 3-4 4 0 5-5-1-3 3-3-3-5 1 0-5-4-4 4-3 0-6 5 1Z', tone: 'deep' },
    { d: 'M31 32a5 5 0 1 0 .1 0Z', tone: 'hot' },
  ],
}
