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
      <circle cx="5.600" cy="15.800" r="3.700" />
      <circle cx="11.600" cy="14" r="4.300" />
      <circle cx="18" cy="11.800" r="4.500" />
      {line('M17 8 15.500 3.500M20 8l2-3.800', 1.6)}
    </>
  ),
  seed: solid(
    'M12 1.500c2.600 2.400 2.600 5 0 7.300-2.600-2.300-2.600-4.900 0-7.300ZM5.300 6.200c3.500.2 5.300 2 5.600 5.400-3.500-.1-5.400-2-5.600-5.400ZM18.700 6.200c-.2 3.400-2.100 5.300-5.600 5.400.3-3.400 2.100-5.200 5.600-5.400ZM5.300 12.200c3.500.2 5.300 2 5.600 5.400-3.500-.1-5.400-2-5.600-5.400ZM18.700 12.200c-.2 3.400-2.100 5.300-5.600 5.400.3-3.400 2.100-5.200 5.600-5.400ZM11 17.500h2V23h-2Z',
  ),
  fish: solid(
    'M1.500 12.200C5.600 5.600 12.700 5.100 17 10.300L22.500 5.500v13.300L17 14C12.700 19.200 5.600 18.800 1.500 12.200Zm5-2.200a1.400 1.400 0 1 0 .1 0Z',
  ),
  fruit: (
    <>
      <circle cx="7.300" cy="16.800" r="5" />
      <circle cx="17.300" cy="17.600" r="4.600" />
      {line('M7.600 12.500C8 8 11 4.500 15.500 3c.3 4 1 7 1.700 10.500M15.500 3c2.300-.6 4.300-.1 5.700 1.300', 1.8)}
    </>
  ),
  rodent: (
    <>
      {solid(
        'M2.600 17.500C2.600 11 7 7.600 12.200 7.600c.9 0 1.700.1 2.500.3.300-2.600 4-3.200 4.700-.4.2.9 0 1.700-.5 2.300 1.600 1.200 2.700 2.900 3.300 4.700.4 1.300-.2 2.600-1.800 3Z',
      )}
      {line('M3 17.500c-2 .2-2 3.500 1 3.500h5', 1.5)}
    </>
  ),
  wild: (
    <>
      <circle cx="12" cy="5.400" r="3.600" fill="var(--food-invertebrate)" />
      <circle cx="18.500" cy="10.100" r="3.600" fill="var(--food-fruit)" />
      <circle cx="16" cy="17.800" r="3.600" fill="var(--food-fish)" />
      <circle cx="8" cy="17.800" r="3.600" fill="var(--food-rodent)" />
      <circle cx="5.500" cy="10.100" r="3.600" fill="var(--food-seed)" />
    </>
  ),
  forest: solid('M12 1.500 18 9h-2.700l4.200 5h-3l4 5H13.300v3.500h-2.600V19H3.500l4-5h-3l4.200-5H6Z'),
  grassland: solid(
    'M11 22C11 14 9 7 4 2.500c5 1.500 8 6 8.700 12C13.500 9 15.500 5 19.500 3c-3 4-4 9-4 13 1.200-3.500 3-5.800 6-7.500-2.500 3.500-3.700 8-3.800 13.500H5.500C5.500 16.500 4.500 13 2 10c3.500 1.500 6 5.500 6.500 12Z',
  ),
  wetland: line(
    'M2 8.500c3.300-3.300 6-3.300 10 0s6.700 3.300 10 0M2 14c3.300-3.300 6-3.300 10 0s6.700 3.300 10 0M2 19.500c3.300-3.300 6-3.300 10 0s6.700 3.300 10 0',
    2.6,
  ),
  bowl: (
    <>
      {solid('M2 9.500h20c0 6.500-4.300 11-10 11s-10-4.500-10-11Z')}
      {line('M4 6.500h16', 2)}
    </>
  ),
  cavity: solid('M5 2h14c-1.500 6-1.500 14 0 20H5C6.500 16 6.500 8 5 2Zm7 5.500a4 4.700 0 1 0 .1 0Z'),
  ground: (
    <>
      {solid('M2 17c4.500-5 15.500-5 20 0-2.500 5-17.500 5-20 0Z')}
      {line('M5 10.500 3.500 7M9.500 8.500 9 4.500M14.500 8.500l.5-4M19 10.500 20.500 7', 2)}
    </>
  ),
  platform: line('M2 10.500 22 8M2 14l20 1M3 19.500 21 12.500M4 12.500l17 6.500', 2.3),
  star: solid(
    'm12 1.800 3 6.700 7.300.8-5.400 4.900 1.500 7.200L12 17.700l-6.400 3.700 1.500-7.200-5.400-4.900 7.300-.8Z',
  ),
  none: line('M5 19 19 5M4.500 12a7.500 7.500 0 1 0 15 0 7.500 7.500 0 1 0-15 0', 2.2),
  egg: (
    <path
      className="sign-egg"
      d="M12 2c4.200 0 7.600 6.300 7.600 11.600a7.600 7.600 0 0 1-15.200 0C4.400 8.300 7.800 2 12 2Z"
    />
  ),
  card: (
    <rect x="5" y="2.500" width="14" height="19" rx="2.600" fill="none" stroke="currentColor" strokeWidth="2.400" />
  ),
  die: <rect x="3" y="3" width="18" height="18" rx="4.500" fill="none" stroke="currentColor" strokeWidth="2.400" />,
  tucked: (
    <>
      <path
        d="M9 2h10a2.500 2.500 0 0 1 2.500 2.500V15h-3V7.500A2.500 2.500 0 0 0 16 5H7.200A2.500 2.500 0 0 1 9 2Z"
        opacity=".65"
      />
      <rect x="3" y="7.500" width="13" height="15" rx="2.500" />
    </>
  ),
  birds: solid('M21 2.500C12 2 5.500 7 4.500 15.500L2.500 21.500l1.700.6 2-4.600C14.500 18 20.500 12 21 2.500Z'),
  bonus: (
    <>
      <rect x="3" y="2.500" width="18" height="19" rx="2.200" fill="none" stroke="currentColor" strokeWidth="2" />
      {solid('m12 6 1.800 4 4.400.5-3.300 2.900 1 4.300-3.900-2.300-3.900 2.300 1-4.300-3.300-2.900 4.400-.5Z')}
    </>
  ),
  hunts: (
    <>
      {line('M12 3.500a8.500 8.500 0 1 0 .1 0ZM12 7V1M12 23v-6M7 12H1M23 12h-6', 2)}
      <circle cx="12" cy="12" r="2.200" />
    </>
  ),
  flocks: line(
    'M1.500 9C4 6 6.500 6.500 7.500 9 8.500 6.500 11 6 13.500 9M10.500 17.500c2.500-3 5-2.500 6 0 1-2.500 3.500-3 6 0',
  ),
  brown: line(
    'M3.500 11A8.500 8.500 0 0 1 18.500 6.500L20.500 9M20.500 3.500V9H15M20.500 13A8.500 8.500 0 0 1 5.500 17.500L3.500 15M3.500 20.500V15H9',
    2.6,
  ),
  white: solid('M12 2.500 14.200 9.800 21.500 12l-7.300 2.200L12 21.500l-2.200-7.300L2.500 12l7.300-2.200Z'),
  pink: (
    <>
      <circle cx="8" cy="7.500" r="4" />
      <path d="M1 20.500c0-5 3-8 7-8s7 3 7 8Z" />
      <circle cx="17.500" cy="9" r="3.100" opacity=".75" />
      <path
        d="M16.500 20.500H23c0-4.500-2.200-7-5.500-7-.8 0-1.600.2-2.300.5 1 1.700 1.400 3.800 1.300 6.500Z"
        opacity=".75"
      />
    </>
  ),
  arrow: line('M3.500 12h16M13 5.500l6.500 6.500-6.500 6.500', 2.6),
}
