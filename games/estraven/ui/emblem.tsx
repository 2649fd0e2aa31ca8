import type { GameEmblem } from '@turnwright/tabletop'

export const emblem: GameEmblem = {
  hue: 300,
  hotHue: 40,
  label: 'Two banners and a chain between them',
  drawing: (
    <>
      <circle cx="130" cy="40" r="17" fill="var(--e-sun)" />
      <path d="M0 104 34 76l30 24 34-46 32 40 34-44 36 48 28-22 32 26v44H0Z" fill="var(--e1)" />
      <path d="M0 122q64-18 130-6t130-8v42H0Z" fill="var(--e2)" />
      <path d="M50 20h6v126h-6ZM204 20h6v126h-6Z" fill="var(--e4)" />
      <path d="M56 24h48q-9 14 0 28H56Z" fill="var(--e-hot)" />
      <path d="M204 24h-48q9 14 0 28h48Z" fill="var(--e3)" />
      <path d="M76 28 84 39a8 8 0 1 1-16 0Z" fill="var(--e-light)" />
      <path d="M175 31h18v6a9 9 0 0 1-18 0Z" fill="var(--e-light)" />
      <g fill="none" stroke="var(--e4)" strokeWidth="9">
        <rect x="56" y="92" width="44" height="24" rx="12" />
        <rect x="160" y="92" width="44" height="24" rx="12" />
      </g>
      <rect x="92" y="92" width="76" height="24" rx="12" fill="none" stroke="var(--e-light)" strokeWidth="9" />
      <path d="M56 104a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12" fill="none" stroke="var(--e4)" strokeWidth="9" />
      <path d="M160 104a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12" fill="none" stroke="var(--e4)" strokeWidth="9" />
      <path d="M130 84 142 104 130 124 118 104Z" fill="var(--e-hot)" />
    </>
  ),
}
