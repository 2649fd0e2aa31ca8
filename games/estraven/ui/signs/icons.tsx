import { drawLine, drawSolid, type Icon } from '@turnwright/tabletop'

export const PowerIcon: Icon = drawLine(
  <path d="M20 4 9 15M20 4l-4.500.5L7 13.500l3.500 3.500 9-9ZM5 14.500 9.500 19M6.500 17.500 4 20" />,
)
export const ResistanceIcon: Icon = drawLine(<path d="M12 3 20 6v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6Z" />)
export const HealthIcon: Icon = drawLine(
  <path d="M12 20S4 15 4 9.200A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.200C20 15 12 20 12 20Z" />,
)
export const TapIcon: Icon = drawLine(<path d="M6 18V10a4 4 0 0 1 4-4h9M15.500 2.500 19 6l-3.500 3.500" />)
export const ChainIcon: Icon = drawLine(
  <path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1" />,
)
export const GemIcon: Icon = drawSolid(<path d="M12 2 21 12 12 22 3 12Z" />)
export const TradeIcon: Icon = drawLine(<path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4" />)
export const PitchIcon: Icon = drawLine(<path d="M12 3v9M8 8.500l4 4 4-4M4 15l8 6 8-6" />)
export const PlayIcon: Icon = drawLine(<path d="M12 21V6M6.500 11 12 5.500 17.500 11M5 2.500h14" />)
export const AbilityIcon: Icon = drawLine(<path d="M13 2.500 5 14h6l-1 7.500L19 10h-6.500Z" />)
export const TriggerIcon: Icon = drawLine(
  <>
    <path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4Z" />
    <path d="M10 21.500h4" />
  </>,
)
export const StaticIcon: Icon = drawLine(
  <>
    <circle cx="12" cy="12" r="3.500" />
    <path d="M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100" />
  </>,
)
export const EndTurnIcon: Icon = drawLine(<path d="M5 21V4h12l-2.500 4 2.500 4H5" />)
export const PassIcon: Icon = drawLine(<path d="M5 5l7 7-7 7M13 5l7 7-7 7" />)
