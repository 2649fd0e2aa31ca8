import type { GameEmblem } from '@turnwright/tabletop'
import { songbird } from './art/shapes/songbird.ts'

const { body, tail, bill, wing, breast, crown } = songbird.parts

export const emblem: GameEmblem = {
  hue: 150,
  hotHue: 30,
  label: 'A bird on a branch beside its nest',
  drawing: (
    <>
      <circle cx="198" cy="38" r="20" fill="var(--e-sun)" />
      <path d="M0 92q40-26 84-12 44-30 92-8 40-20 84 4v74H0Z" fill="var(--e1)" />
      <path d="M0 116q60-20 122-8t138-10v52H0Z" fill="var(--e2)" />
      <path d="M-6 128q70-4 128-14t142-34l4 8q-60 26-134 38-66 10-138 12Z" fill="var(--e4)" />
      <path d="M206 94q10-18 26-22-2 16-18 26Z" fill="var(--e3)" />
      <path d="M232 84q14-10 30-6-8 14-26 12Z" fill="var(--e3)" />
      <path d="M34 122q-4-18-18-26-2 18 10 28Z" fill="var(--e3)" />
      <g transform="translate(54 22) scale(1.12)">
        <path
          d={`${tail ?? ''}${bill ?? ''}${body ?? ''}`}
          fill="var(--e-light)"
          stroke="var(--e-light)"
          strokeWidth="6"
        />
        <path d={tail} fill="var(--e4)" />
        <path d={bill} fill="var(--e-sun)" />
        <path d={body} fill="var(--e-hot)" />
        <path d={breast} fill="var(--e-light)" />
        <path d={crown} fill="var(--e4)" />
        <path d={wing} fill="var(--e3)" />
        <path d="M66 66 64 82M75 65v16" stroke="var(--e4)" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="94" cy="21" r="3" fill="var(--e-light)" />
        <circle cx="94" cy="21" r="1.8" fill="var(--e4)" />
      </g>
      <ellipse cx="200" cy="82" rx="8" ry="10" fill="var(--e-light)" />
      <ellipse cx="214" cy="80" rx="8" ry="10" fill="var(--e-light)" />
      <ellipse cx="207" cy="78" rx="8" ry="10" fill="var(--e0)" />
      <path d="M176 82q31 16 62-4-2 26-30 28-28 0-32-24Z" fill="var(--e3)" />
      <path
        d="M180 90q28 12 54-4M186 98q22 8 44-4"
        fill="none"
        stroke="var(--e2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
}
