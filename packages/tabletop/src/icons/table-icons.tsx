import { drawLine, drawSolid, type Icon } from './draw-icon.tsx'

/** The sign of the house: a piece inside a turn. */
export const HouseSign: Icon = drawSolid(
  <>
    <path d="M12 1.7a10.3 10.3 0 1 0 9.98 7.75l-2.55.66A7.66 7.66 0 1 1 12 4.34c1.85 0 3.55.65 4.88 1.74l-1.7 1.9 6.35.68-.65-6.3-1.82 1.78A10.26 10.26 0 0 0 12 1.7Z" />
    <path d="M12 6.95a2.5 2.5 0 0 1 1.46 4.54c.2 1.86.98 2.96 2.26 3.85v1.8H8.28v-1.8c1.28-.9 2.06-2 2.26-3.85A2.5 2.5 0 0 1 12 6.95Z" />
  </>,
)

export const MeepleIcon: Icon = drawSolid(
  <path d="M12 2.3a3.5 3.5 0 0 1 3.15 5.04c2.75.55 6.3 2.35 6.3 4.15 0 1.5-2.55 2.04-5.2 1.95.62 2.2 1.75 4.25 3 6.05.62.92.1 1.85-.9 1.85h-3.7c-.58 0-1-.3-1.22-.82L12 17.3l-1.43 3.22c-.22.52-.64.82-1.22.82h-3.7c-1 0-1.52-.93-.9-1.85 1.25-1.8 2.38-3.85 3-6.05-2.65.1-5.2-.45-5.2-1.95 0-1.8 3.55-3.6 6.3-4.15A3.5 3.5 0 0 1 12 2.3Z" />,
)

export const PawnIcon: Icon = drawSolid(
  <path d="M12 2.4a4.2 4.2 0 0 1 2.46 7.6c.32 4 1.72 6.2 4.04 8.05v3.45h-13v-3.45c2.32-1.85 3.72-4.05 4.04-8.05A4.2 4.2 0 0 1 12 2.4Z" />,
)

export const StarIcon: Icon = drawSolid(
  <path d="m12 2.5 2.72 6.05 6.58.72-4.92 4.4 1.4 6.5L12 16.85 6.22 20.17l1.4-6.5-4.92-4.4 6.58-.72Z" />,
)

export const GavelIcon: Icon = drawLine(
  <path d="m12.9 2.4 7.1 7.1M5.9 9.4l7.1 7.1M14.7 4.2l-7 7M18.2 7.7l-7 7M9.5 12.9 3.1 19.3M13.4 21.2H21" />,
)

export const CardBackIcon: Icon = drawLine(
  <>
    <rect x="5" y="2.8" width="14" height="18.4" rx="2.4" />
    <path d="m12 7.2 3.2 4.8-3.2 4.8L8.8 12Z" />
  </>,
)

export const CardsIcon: Icon = drawLine(
  <>
    <rect x="8.2" y="4.6" width="11.4" height="15.6" rx="2" transform="rotate(8 14 12)" />
    <path d="M6.6 18.9 4.9 19A1.8 1.8 0 0 1 3 17.3L2.4 7a1.8 1.8 0 0 1 1.7-1.9l3.4-.2" />
  </>,
)

export const EnvelopeIcon: Icon = drawLine(
  <>
    <rect x="2.8" y="5.2" width="18.4" height="13.6" rx="2" />
    <path d="m3.4 6.4 8.6 7 8.6-7" />
  </>,
)
