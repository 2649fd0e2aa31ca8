import type { GameEmblem } from '@turnwright/tabletop'

/** For a game without a picture: cards on a table, in a hue of the game's own. */
export function plainEmblem(game: string): GameEmblem {
  const hue = game.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  return { hue, hotHue: (hue + 150) % 360, label: 'Cards on a table', drawing: cards }
}

const cards = (
  <>
    <circle cx="196" cy="46" r="24" fill="var(--e-sun)" />
    <path d="M0 112q70-24 130-8t130-6v52H0Z" fill="var(--e1)" />
    <path d="M0 130q66-14 130-4t130-4v28H0Z" fill="var(--e2)" />
    <g transform="rotate(-12 96 84)">
      <rect x="66" y="36" width="62" height="88" rx="7" fill="var(--e3)" />
      <path d="m97 60 14 20-14 20-14-20Z" fill="var(--e1)" />
    </g>
    <g transform="rotate(9 146 82)">
      <rect x="116" y="34" width="62" height="88" rx="7" fill="var(--e-light)" />
      <circle cx="147" cy="70" r="17" fill="var(--e-hot)" />
      <path d="M126 100h42M126 109h28" stroke="var(--e2)" strokeWidth="4" strokeLinecap="round" />
    </g>
  </>
)
