import { drawSolid, type Icon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Faction, ResourceKind } from '../../cards/words-of-the-game.ts'
import '../colour.css'
import './faction-sign.css'

const CUT = 'es-sign-cut'

/** Six decks and three kinds of resources, each with an outline of its own. */
const SIGNS: Readonly<Record<Faction | ResourceKind, Icon>> = {
  emberguard: drawSolid(
    <>
      <path d="M12 2 20 13a8 8 0 1 1-16 0Z" />
      <path className={CUT} d="M12 10 15.500 15a3.600 3.600 0 1 1-7 0Z" />
    </>,
  ),
  tidewardens: drawSolid(
    <>
      <path d="M3 3h18v6a9 9 0 0 1-18 0Z" />
      <path className={CUT} d="M8 3v9M12 3v11M16 3v9" />
      <path d="M3 20q2.250-2.500 4.500 0t4.500 0 4.500 0 4.500 0v2.500H3Z" />
    </>,
  ),
  greenoath: drawSolid(
    <>
      <path d="M12 2c5 3 7 6.500 7 10.500A7 7 0 0 1 12 20a7 7 0 0 1-7-7.500C5 8.500 7 5 12 2Z" />
      <path className={CUT} d="M12 8v14M12 13l3.500-3M12 16.500l-3.500-3" />
    </>,
  ),
  gravecourt: drawSolid(
    <>
      <path d="M5 22V10a7 7 0 0 1 14 0v12Z" />
      <path className={CUT} d="M12 8v9M9 11h6" />
      <path d="M2 20h20v2.500H2Z" />
    </>,
  ),
  'gilded-ledger': drawSolid(
    <>
      <path d="M12 1.500 22.500 12 12 22.500 1.500 12Z" />
      <path className={CUT} d="M8 10h8M8 14h8" />
    </>,
  ),
  stormspire: drawSolid(<path d="M14.500 1 4 14h6.500L8 23l12-14h-7Z" />),
  subjects: drawSolid(
    <>
      <circle cx="8" cy="7" r="3.400" />
      <circle cx="16" cy="7" r="3.400" />
      <path d="M2 20c0-5 2.300-8 6-8 2.400 0 4 1.500 4 1.500S13.600 12 16 12c3.700 0 6 3 6 8Z" />
    </>,
  ),
  materials: drawSolid(<path d="M2.500 13h9v8.500h-9ZM12.500 13h9v8.500h-9ZM7.500 3.500h9V12h-9Z" />),
  influence: drawSolid(
    <path d="M12 2 14.900 9l7.300.5-5.700 4.700 1.900 7.300-6.400-4-6.400 4 1.900-7.300L1.800 9.500 9.100 9Z" />,
  ),
}

interface FactionSignProps {
  readonly of: Faction | ResourceKind
  readonly size?: number
}

export function FactionSign({ of, size = 14 }: FactionSignProps): ReactElement {
  const Sign = SIGNS[of]
  return (
    <span className="es-sign" data-faction={of}>
      <Sign size={size} />
    </span>
  )
}
