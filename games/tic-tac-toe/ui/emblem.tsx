import type { GameEmblem } from '@turnwright/tabletop'

export const emblem: GameEmblem = {
  hue: 255,
  hotHue: 40,
  label: 'Noughts and crosses on a sheet of paper, with a pencil',
  drawing: (
    <>
      <circle cx="206" cy="40" r="26" fill="var(--e-sun)" />
      <path d="M0 112q66-20 130-6t130-8v52H0Z" fill="var(--e1)" />
      <path d="M0 130q66-12 130-3t130-5v28H0Z" fill="var(--e2)" />
      <g transform="rotate(-7 118 78)">
        <rect x="64" y="22" width="112" height="112" rx="6" fill="var(--e4)" opacity=".18" />
        <rect x="60" y="18" width="112" height="112" rx="6" fill="var(--e-light)" />
        <path d="M98 28v92M134 28v92M70 56h92M70 92h92" stroke="var(--e2)" strokeWidth="3.500" strokeLinecap="round" />
        <g fill="none" strokeWidth="5.500" strokeLinecap="round">
          <path
            d="m76 34 13 14M89 34 76 48M109 67l14 15M123 67l-14 15M144 103l14 15M158 103l-14 15"
            stroke="var(--e3)"
          />
          <path d="M116 33a8 8 0 1 0 .1 0M151 66a8 8 0 1 0 .1 0M82 102a8 8 0 1 0 .1 0" stroke="var(--e-hot)" />
          <path d="m70 28 96 96" stroke="var(--e4)" strokeWidth="4" />
        </g>
      </g>
      <g transform="rotate(38 204 100)">
        <path d="M196 58h16v62l-8 18-8-18Z" fill="var(--e-hot)" />
        <path d="M196 120h16l-8 18Z" fill="var(--e-light)" />
        <path d="m201 131 3 7 3-7Z" fill="var(--e4)" />
        <path d="M196 58h16v9h-16Z" fill="var(--e3)" />
        <path d="M201 67v53M207 67v53" stroke="var(--e4)" strokeOpacity=".22" strokeWidth="2" />
      </g>
    </>
  ),
}
