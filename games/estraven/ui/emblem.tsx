import type { GameEmblem } from '@turnwright/tabletop'

const SHIELD = 'M0 0h56v34c0 24-14 36-28 43C14 70 0 58 0 34Z'

export const emblem: GameEmblem = {
  hue: 300,
  hotHue: 38,
  label: 'Two shields with a chain between them',
  drawing: (
    <>
      <circle cx="130" cy="36" r="20" fill="var(--e-sun)" />
      <path d="M0 100 30 70l26 22 32-44 26 34 16-20 18 22 28-36 30 42 24-18 30 26v52H0Z" fill="var(--e1)" />
      <path d="M0 122q66-20 132-8t128-8v44H0Z" fill="var(--e2)" />
      <g transform="translate(30 34) rotate(-6 28 38)">
        <path d={SHIELD} fill="var(--e-light)" />
        <path d={SHIELD} transform="translate(4.500 4) scale(.84)" fill="var(--e-hot)" />
        <path d="M28 12 42 33a14.500 14.500 0 1 1-28 0Z" fill="var(--e-light)" />
        <path d="M28 27 34.500 37a7 7 0 1 1-13 0Z" fill="var(--e-hot)" />
      </g>
      <g transform="translate(174 34) rotate(6 28 38)">
        <path d={SHIELD} fill="var(--e-light)" />
        <path d={SHIELD} transform="translate(4.500 4) scale(.84)" fill="var(--e3)" />
        <path d="M14 14h5v11h6.500V14h5v11H37V14h5v16H30.500v27h-5V30H14Z" fill="var(--e-light)" />
      </g>
      <g fill="none" strokeWidth="8">
        <rect x="79" y="70" width="40" height="22" rx="11" stroke="var(--e4)" />
        <rect x="141" y="70" width="40" height="22" rx="11" stroke="var(--e4)" />
        <rect x="110" y="70" width="40" height="22" rx="11" stroke="var(--e-light)" />
        <path d="M108 70a11 11 0 0 1 11 11M141 81a11 11 0 0 1 11-11" stroke="var(--e4)" />
      </g>
    </>
  ),
}
