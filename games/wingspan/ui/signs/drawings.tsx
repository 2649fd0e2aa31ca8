import type { ReactNode } from 'react'
import type { Food } from '../../cards/food.ts'
import type { Habitat } from '../../cards/habitat.ts'
import type { Nest } from '../../cards/nest.ts'
import type { PowerColor } from '../../cards/power.ts'

export type SignName =
  | Food
  | Habitat
  | Nest
  | PowerColor
  | 'wild'
  | 'egg'
  | 'card'
  | 'die'
  | 'tucked'
  | 'birds'
  | 'bonus'
  | 'hunts'
  | 'flocks'
  | 'arrow'

const line = (d: string, width = 2.4): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)
const solid = (d: string): ReactNode => <path d={d} fillRule="evenodd" />

/** Small drawings on 24 x 24 in the colour of the text around them: no two share an outline. */
export const DRAWINGS: Readonly<Record<SignName, ReactNode>> = {
  invertebrate: (
    <>
      <circle cx="5.6" cy="15.8" r="3.7" />
      <circle cx="11.6" cy="14" r="4.3" />
      <circle cx="18" cy="11.8" r="4.5" />
      {line('M17 8 15.5 3.5M20 8l2-3.8', 1.6)}
    </>
  ),
  seed: solid(
    'M12 1.5c2.6 2.4 2.6 5 0 7.3-2.6-2.3-2.6-4.9 0-7.3ZM5.3 6.2c3.5.2 5.3 2 5.6 5.4-3.5-.1-5.4-2-5.6-5.4ZM18.7 6.2c-.2 3.4-2.1 5.3-5.6 5.4.3-3.4 2.1-5.2 5.6-5.4ZM5.3 12.2c3.5.2 5.3 2 5.6 5.4-3.5-.1-5.4-2-5.6-5.4ZM18.7 12.2c-.2 3.4-2.1 5.3-5.6 5.4.3-3.4 2.1-5.2 5.6-5.4ZM11 17.5h2V23h-2Z',
  ),
  fish: solid(
    'M1.5 12.2C5.6 5.6 12.7 5.1 17 10.3L22.5 5.5v13.3L17 14C12.7 19.2 5.6 18.8 1.5 12.2Zm5-2.2a1.4 1.4 0 1 0 .1 0Z',
  ),
  fruit: (
    <>
      <circle cx="7.3" cy="16.8" r="5" />
      <circle cx="17.3" cy="17.6" r="4.6" />
      {line('M7.6 12.5C8 8 11 4.5 15.5 3c.3 4 1 7 1.7 10.5M15.5 3c2.3-.6 4.3-.1 5.7 1.3', 1.8)}
    </>
  ),
  rodent: (
    <>
      {solid(
        'M2.6 17.5C2.6 11 7 7.6 12.2 7.6c.9 0 1.7.1 2.5.3.3-2.6 4-3.2 4.7-.4.2.9 0 1.7-.5 2.3 1.6 1.2 2.7 2.9 3.3 4.7.4 1.3-.2 2.6-1.8 3Z',
      )}
      {line('M3 17.5c-2 .2-2 3.5 1 3.5h5', 1.5)}
    </>
  ),
  wild: (
    <>
      <circle cx="12" cy="5.4" r="3.6" fill="var(--food-invertebrate)" />
      <circle cx="18.5" cy="10.1" r="3.6" fill="var(--food-fruit)" />
      <circle cx="16" cy="17.8" r="3.6" fill="var(--food-fish)" />
      <circle cx="8" cy="17.8" r="3.6" fill="var(--food-rodent)" />
      <circle cx="5.5" cy="10.1" r="3.6" fill="var(--food-seed)" />
    </>
  ),
  forest: solid('M12 1.5 18 9h-2.7l4.2 5h-3l4 5H13.3v3.5h-2.6V19H3.5l4-5h-3l4.2-5H6Z'),
  grassland: solid(
    'M11 22C11 14 9 7 4 2.5c5 1.5 8 6 8.7 12C13.5 9 15.5 5 19.5 3c-3 4-4 9-4 13 1.2-3.5 3-5.8 6-7.5-2.5 3.5-3.7 8-3.8 13.5H5.5C5.5 16.5 4.5 13 2 10c3.5 1.5 6 5.5 6.5 12Z',
  ),
  wetland: line(
    'M2 8.5c3.3-3.3 6-3.3 10 0s6.7 3.3 10 0M2 14c3.3-3.3 6-3.3 10 0s6.7 3.3 10 0M2 19.5c3.3-3.3 6-3.3 10 0s6.7 3.3 10 0',
    2.6,
  ),
  bowl: (
    <>
      {solid('M2 9.5h20c0 6.5-4.3 11-10 11s-10-4.5-10-11Z')}
      {line('M4 6.5h16', 2)}
    </>
  ),
  cavity: solid('M5 2h14c-1.5 6-1.5 14 0 20H5C6.5 16 6.5 8 5 2Zm7 5.5a4 4.7 0 1 0 .1 0Z'),
  ground: (
    <>
      {solid('M2 17c4.5-5 15.5-5 20 0-2.5 5-17.5 5-20 0Z')}
      {line('M5 10.5 3.5 7M9.5 8.5 9 4.5M14.5 8.5l.5-4M19 10.5 20.5 7', 2)}
    </>
  ),
  platform: line('M2 10.5 22 8M2 14l20 1M3 19.5 21 12.5M4 12.5l17 6.5', 2.3),
  star: solid('m12 1.8 3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 17.7l-6.4 3.7 1.5-7.2-5.4-4.9 7.3-.8Z'),
  none: line('M5 19 19 5M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0', 2.2),
  egg: <path className="sign-egg" d="M12 2c4.2 0 7.6 6.3 7.6 11.6a7.6 7.6 0 0 1-15.2 0C4.4 8.3 7.8 2 12 2Z" />,
  card: <rect x="5" y="2.5" width="14" height="19" rx="2.6" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  die: <rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  tucked: (
    <>
      <path d="M9 2h10a2.5 2.5 0 0 1 2.5 2.5V15h-3V7.5A2.5 2.5 0 0 0 16 5H7.2A2.5 2.5 0 0 1 9 2Z" opacity=".65" />
      <rect x="3" y="7.5" width="13" height="15" rx="2.5" />
    </>
  ),
  birds: solid('M21 2.5C12 2 5.5 7 4.5 15.5L2.5 21.5l1.7.6 2-4.6C14.5 18 20.5 12 21 2.5Z'),
  bonus: (
    <>
      <rect x="3" y="2.5" width="18" height="19" rx="2.2" fill="none" stroke="currentColor" strokeWidth="2" />
      {solid('m12 6 1.8 4 4.4.5-3.3 2.9 1 4.3-3.9-2.3-3.9 2.3 1-4.3-3.3-2.9 4.4-.5Z')}
    </>
  ),
  hunts: (
    <>
      {line('M12 3.5a8.5 8.5 0 1 0 .1 0ZM12 7V1M12 23v-6M7 12H1M23 12h-6', 2)}
      <circle cx="12" cy="12" r="2.2" />
    </>
  ),
  flocks: line('M1.5 9C4 6 6.5 6.5 7.5 9 8.5 6.5 11 6 13.5 9M10.5 17.5c2.5-3 5-2.5 6 0 1-2.5 3.5-3 6 0'),
  brown: line(
    'M3.5 11A8.5 8.5 0 0 1 18.5 6.5L20.5 9M20.5 3.5V9H15M20.5 13A8.5 8.5 0 0 1 5.5 17.5L3.5 15M3.5 20.5V15H9',
    2.6,
  ),
  white: solid('M12 2.5 14.2 9.8 21.5 12l-7.3 2.2L12 21.5l-2.2-7.3L2.5 12l7.3-2.2Z'),
  pink: (
    <>
      <circle cx="8" cy="7.5" r="4" />
      <path d="M1 20.5c0-5 3-8 7-8s7 3 7 8Z" />
      <circle cx="17.5" cy="9" r="3.1" opacity=".75" />
      <path d="M16.5 20.5H23c0-4.5-2.2-7-5.5-7-.8 0-1.6.2-2.3.5 1 1.7 1.4 3.8 1.3 6.5Z" opacity=".75" />
    </>
  ),
  arrow: line('M3.5 12h16M13 5.5l6.5 6.5-6.5 6.5', 2.6),
}
