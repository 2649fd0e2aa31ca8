import type { GameEmblem } from '@turnwright/tabletop'

export const emblem: GameEmblem = {
  hue: 172,
  hotHue: 28,
  label: 'A sealed letter and a gavel',
  drawing: (
    <>
      <circle cx="106" cy="64" r="70" fill="var(--e1)" opacity=".6" />
      <circle cx="214" cy="34" r="20" fill="var(--e-sun)" />
      <path d="M0 124q130-8 260 0v26H0Z" fill="var(--e2)" />
      <g transform="rotate(-7 104 82)">
        <rect x="46" y="46" width="120" height="80" rx="6" fill="var(--e4)" opacity=".2" />
        <rect x="44" y="42" width="120" height="80" rx="6" fill="var(--e-light)" />
        <path d="m46 120 46-42M162 120l-46-42" stroke="var(--e1)" strokeWidth="3" />
        <path
          d="M45 45q59 77 118 0l-3-3H48Z"
          fill="var(--e-light)"
          stroke="var(--e1)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M104 66c9-2 17 5 17 14s-6 18-16 18-19-7-18-17 8-14 17-15Z" fill="var(--e-hot)" />
        <circle cx="104" cy="82" r="10" fill="none" stroke="var(--e4)" strokeOpacity=".28" strokeWidth="2.500" />
        <path
          d="m104 75 2.200 4.800 5.200.6-3.900 3.500 1.100 5.100-4.600-2.600-4.600 2.600 1.100-5.100-3.900-3.500 5.200-.6Z"
          fill="var(--e-light)"
        />
      </g>
      <g transform="rotate(38 204 84)">
        <rect x="180" y="56" width="48" height="30" rx="5" fill="var(--e4)" />
        <path d="M176 52h9v38h-9ZM223 52h9v38h-9Z" fill="var(--e3)" />
        <path d="M200 86h9v54q-4.500 4-9 0Z" fill="var(--e3)" />
        <path d="M188 62h32" stroke="var(--e2)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M196 132h46v8h-46Z" fill="var(--e4)" />
      <g>
        <ellipse cx="30" cy="132" rx="17" ry="5" fill="var(--e3)" />
        <path d="M13 120v12q17 9 34 0v-12Z" fill="var(--e-sun)" />
        <ellipse cx="30" cy="120" rx="17" ry="5" fill="var(--e-light)" />
        <path d="M13 126q17 9 34 0" fill="none" stroke="var(--e3)" strokeWidth="1.500" />
      </g>
    </>
  ),
}
