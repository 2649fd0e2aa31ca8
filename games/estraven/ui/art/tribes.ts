import type { Subtype } from '../../cards/words-of-the-game.ts'
import type { Shape } from './ink.ts'

/** Who fights: one figure for each tribe, in the middle of 48 x 48. */
export const TRIBES: Readonly<Record<Subtype, readonly Shape[]>> = {
  Soldier: [
    { d: 'M39 3 42.500 10 39 15 35.500 10ZM37.800 14h2.400v32h-2.400Z', tone: 'deep' },
    { d: 'M6 47C7 38 11 35 16 34h16c5 1 9 4 10 13Z', tone: 'near' },
    { d: 'M11 28c0-10 5-16 13-16s13 6 13 16v4H27v9h-6v-9H11Z', tone: 'deep' },
    { d: 'M12 14C14 3 30 1 36 11l-3 4c-5-6-13-6-18 1Z', tone: 'hot' },
    { d: 'M14 25h20v3H14Z', tone: 'pale' },
  ],
  Warden: [
    { d: 'M8 2h3v7h4V2h3v7h4V2h3v12H17v33h-3V14H8Z', tone: 'hot' },
    { d: 'M15 12h26v14c0 11-6 16-13 20-7-4-13-9-13-20Z', tone: 'deep' },
    { d: 'M19 16h18v9c0 8-4 12-9 15.500-5-3.500-9-7.500-9-15.500Z', tone: 'near' },
    { d: 'M18 26q2.500-3.500 5 0t5 0 5 0 5 0v4q-2.500-3.500-5 0t-5 0-5 0-5 0Z', tone: 'pale' },
  ],
  Treefolk: [
    { d: 'M24 1c9 0 15 6 15 13 0 6-4 10-9 11H18C13 24 9 20 9 14 9 7 15 1 24 1Z', tone: 'near' },
    { d: 'M15 8a6 6 0 1 1 10 6 6 6 0 1 1-10-6Z', tone: 'hot' },
    { d: 'M19 20h10l1 13 8 14H10l8-14Z', tone: 'deep' },
    { d: 'M20 31 7 23l1-3 12 5ZM28 31l13-8-1-3-12 5Z', tone: 'deep' },
    {
      d: 'M20.500 27a1.600 1.600 0 1 0 3.200 0 1.600 1.600 0 1 0-3.200 0ZM25 27a1.600 1.600 0 1 0 3.200 0 1.600 1.600 0 1 0-3.200 0Z',
      tone: 'pale',
    },
  ],
  Shade: [
    {
      d: 'M24 2c10 0 14 9 14 19 0 12 3 19 6 26-5-1-8-4-11-1-3-3-6 2-9 1-3 1-6-4-9-1-3-3-6 0-11 1 3-7 6-14 6-26C10 11 14 2 24 2Z',
      tone: 'deep',
    },
    { d: 'M24 10c6 0 8 4 8 10s-4 10-8 10-8-4-8-10 2-10 8-10Z', tone: 'near' },
    {
      d: 'M18.500 19.500q3-2 4.500 1.500-3.500 2-4.500-1.500ZM29.500 19.500q-3-2-4.500 1.500 3.500 2 4.500-1.500Z',
      tone: 'hot',
    },
  ],
  Clerk: [
    { d: 'M4 14h40v32H4Z', tone: 'deep' },
    { d: 'M7 17h15.500v25H7ZM25.500 17H41v25H25.500Z', tone: 'pale' },
    { d: 'M10 22h9v2h-9ZM10 27h9v2h-9ZM10 32h6v2h-6ZM28.500 32h9v2h-9ZM28.500 37h6v2h-6Z', tone: 'near' },
    { d: 'M43 0C33 4 26 14 24 27l4 1c1-3 2-5 4-8 7-3 12-10 11-20Z', tone: 'hot' },
  ],
  Adept: [
    { d: 'M37.500 13h3v34h-3Z', tone: 'deep' },
    { d: 'M39 1 46 8l-7 7-7-7Z', tone: 'hot' },
    { d: 'M20 14c4 0 6 3 6 6l10 27H4l10-27c0-3 2-6 6-6Z', tone: 'deep' },
    { d: 'M20 6c5 0 8 4 8 9s-3 8-8 8-8-3-8-8 3-9 8-9Z', tone: 'near' },
    { d: 'M12 14 20 1l8 13q-8-4-16 0Z', tone: 'deep' },
    { d: 'M18.500 26h3l1 16h-5Z', tone: 'hot' },
  ],
  Beast: [
    { d: 'M14 19C5 18 2 11 5 3c3 6 8 8 14 9ZM34 19c9-1 12-8 9-16-3 6-8 8-14 9Z', tone: 'hot' },
    { d: 'M16 11h16c5 3 7 8 6 14-1 5-4 8-6 12-2 6-4 10-8 10s-6-4-8-10c-2-4-5-7-6-12-1-6 1-11 6-14Z', tone: 'deep' },
    { d: 'M19 34h10l-2 9h-6Z', tone: 'near' },
    { d: 'M14 22l7 2-2 4-4-1ZM34 22l-7 2 2 4 4-1Z', tone: 'pale' },
  ],
  Scholar: [
    { d: 'M24 0l2.600 6.600 7 .5-5.400 4.500 1.800 6.800-6-3.800-6 3.800 1.800-6.800-5.400-4.500 7-.5Z', tone: 'hot' },
    { d: 'M2 24c9-4 16-3 22 1 6-4 13-5 22-1v22c-9-4-16-3-22 1-6-4-13-5-22-1Z', tone: 'deep' },
    {
      d: 'M5 26.500c7-2 13-1 17.500 2v14C17 40 11 39.500 5 41ZM43 26.500c-7-2-13-1-17.500 2v14c5.500-2.500 11.500-3 17.500-1.500Z',
      tone: 'pale',
    },
    { d: 'M9 30q5-.8 9 1v2q-4-1.800-9-1ZM39 30q-5-.8-9 1v2q4-1.800 9-1Z', tone: 'near' },
  ],
}

/** Whoever leads wears it. */
export const CROWN: readonly Shape[] = [
  { d: 'M4 30 1 10l11 9 12-17 12 17 11-9-3 20Z', tone: 'hot' },
  { d: 'M4 32h40v6H4Z', tone: 'deep' },
]
