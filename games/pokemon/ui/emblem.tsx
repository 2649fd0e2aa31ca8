import type { GameEmblem } from '@turnwright/tabletop'

export const emblem: GameEmblem = {
  hue: 240,
  hotHue: 33,
  label: 'Two cards, a flame and a wave, and a coin in the air between them',
  drawing: (
    <>
      <circle cx="130" cy="34" r="18" fill="var(--e-sun)" />
      <path d="m130 22 9 18h-18Z" fill="var(--e4)" />
      <path d="M0 112q65-22 130-10t130-10v58H0Z" fill="var(--e1)" />
      <path d="M0 130q65-14 130-6t130-8v34H0Z" fill="var(--e2)" />
      <g transform="rotate(-9 74 84)">
        <rect x="42" y="38" width="66" height="92" rx="7" fill="var(--e-light)" />
        <rect x="42" y="38" width="10" height="92" rx="5" fill="var(--e-hot)" />
        <rect x="58" y="46" width="44" height="40" rx="4" fill="var(--e1)" />
        <path d="M80 50q4 12 12 20 2 12-12 14-14-2-12-14 8-8 12-20Z" fill="var(--e-hot)" />
        <path d="M58 96h44M58 106h30M58 116h38" stroke="var(--e3)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="rotate(9 186 84)">
        <rect x="152" y="38" width="66" height="92" rx="7" fill="var(--e-light)" />
        <rect x="208" y="38" width="10" height="92" rx="5" fill="var(--e4)" />
        <rect x="158" y="46" width="44" height="40" rx="4" fill="var(--e1)" />
        <path d="M158 66q11-8 22 0t22 0v16q0 4-4 4h-36q-4 0-4-4Z" fill="var(--e3)" />
        <path d="M158 96h44M158 106h30M158 116h38" stroke="var(--e3)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
}
