import { drawLine, type Icon } from '@turnwright/tabletop'

export const AsleepIcon: Icon = drawLine(<path d="M4 5h6l-6 7h6M13 11h7l-7 8h7" />)
export const ConfusedIcon: Icon = drawLine(
  <path d="M12 12a2 2 0 1 1 2 2c-3.500 0-5.500-3-4.300-6C11 4.600 16 4.200 18.600 7.500c2.700 3.600 1 9.600-4 11.300-4.600 1.500-9.300-1.300-10.200-5.800" />,
)
export const ParalyzedIcon: Icon = drawLine(<path d="M5 4v16M19 4v16M9 4v5l6 3-6 3v5" />)
export const PoisonedIcon: Icon = drawLine(
  <path d="M12 3c4 5 6 7.600 6 11a6 6 0 0 1-12 0c0-3.400 2-6 6-11ZM9.500 14.500h5M12 12v5" />,
)
export const PowerIcon: Icon = drawLine(
  <path d="M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3" />,
)
export const AttackIcon: Icon = drawLine(
  <path d="M20 4 9 15M20 4l-4.500.5L7 13.500l3.500 3.500 9-9ZM5 14.500 9.500 19M6.500 17.500 4 20" />,
)
export const RetreatIcon: Icon = drawLine(<path d="M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7" />)
export const EvolveIcon: Icon = drawLine(<path d="M12 21V5M6 11l6-6 6 6M5 21h14" />)
export const AttachIcon: Icon = drawLine(<path d="M12 5v14M5 12h14" />)
export const EndTurnIcon: Icon = drawLine(<path d="M5 21V4h12l-2.500 4 2.500 4H5" />)
export const BinIcon: Icon = drawLine(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />)
export const TrainerIcon: Icon = drawLine(
  <path d="M12 3v18M3 12h18M5.600 5.600l12.800 12.800M18.400 5.600 5.600 18.400" />,
)
export const ShieldIcon: Icon = drawLine(<path d="M12 3 20 6v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6Z" />)
export const ClockIcon: Icon = drawLine(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.500 2" />
  </>,
)
