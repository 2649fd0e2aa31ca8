import type { GameEmblem } from '@turnwright/tabletop'

export const emblem: GameEmblem = {
  hue: 172,
  hotHue: 28,
  label: 'A sealed letter and a gavel',
  drawing: (
    <>
      <circle cx="126" cy="66" r="74" fill="var(--e1)" opacity=".6" />
      <circle cx="196" cy="30" r="17" fill="var(--e-sun)" />
      <path d="M0 124q130-8 260 0v26H0Z" fill="var(--e2)" />
      <path d="M150 126h48v9h-48Z" fill="var(--e4)" />
      <g transform="rotate(-7 106 82)">
        <rect x="60" y="50" width="102" height="72" rx="6" fill="var(--e4)" opacity=".2" />
        <rect x="58" y="46" width="102" height="72" rx="6" fill="var(--e-light)" />
        <path d="m60 116 39-36M158 116l-39-36" stroke="var(--e1)" strokeWidth="3" />
        <path
          d="M59 49q50 68 100 0l-3-3H62Z"
          fill="var(--e-light)"
          stroke="var(--e1)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M109 66c9-2 17 5 17 14s-6 18-16 18-19-7-18-17 8-14 17-15Z" fill="var(--e-hot)" />
        <circle cx="109" cy="82" r="11" fill="none" stroke="var(--e4)" strokeOpacity=".25" strokeWidth="2" />
        <path
          d="m109 74 2.400 5.300 5.800.6-4.300 3.900 1.200 5.700-5.100-2.900-5.100 2.900 1.200-5.700-4.300-3.900 5.800-.6Z"
          fill="var(--e-light)"
        />
      </g>
      <g transform="rotate(40 184 80)">
        <rect x="163" y="56" width="42" height="28" rx="5" fill="var(--e4)" />
        <path d="M158 52h8v36h-8ZM202 52h8v36h-8Z" fill="var(--e3)" />
        <path d="M180 84h8v48q-4 4-8 0Z" fill="var(--e3)" />
        <path d="M171 62h26" stroke="var(--e2)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M54 122v12q14 8 28 0v-12Z" fill="var(--e-sun)" />
      <ellipse cx="68" cy="122" rx="14" ry="4.500" fill="var(--e-light)" />
      <path d="M54 128q14 8 28 0" fill="none" stroke="var(--e3)" strokeWidth="1.500" />
    </>
  ),
}
