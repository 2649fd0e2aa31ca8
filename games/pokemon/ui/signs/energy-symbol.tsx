import { memo, type NamedExoticComponent, type ReactElement, type ReactNode, type FC } from 'react'
import type { EnergyType } from '../../cards/energy-type.ts'
import '../colour.css'
import './energy-symbol.css'

export type Unit = EnergyType | 'any'

interface Drawing {
  /** The silhouette, which alone tells the type. */
  readonly outline: string
  readonly mark: ReactNode
}

/** Seven silhouettes: the colour only repeats them. */
const DRAWINGS: Readonly<Record<Unit, Drawing>> = {
  Fire: {
    outline: 'M12 1.5 22.5 20a2 2 0 0 1-1.8 2.5H3.3A2 2 0 0 1 1.5 20Z',
    mark: <path d="M7.500 18.500 12 10.500l4.500 8M12 15.200v3.300" />,
  },
  Water: {
    outline: 'M8.500 1.500h7a7 7 0 0 1 7 7v7a7 7 0 0 1-7 7h-7a7 7 0 0 1-7-7v-7a7 7 0 0 1 7-7Z',
    mark: <path d="M5 9q2.300-2.600 4.700 0t4.600 0 4.700 0M5 15q2.300-2.600 4.700 0t4.600 0 4.700 0" />,
  },
  Grass: {
    outline: 'M1.500 1.500H14a8.500 8.500 0 0 1 8.500 8.500v12.500H10A8.500 8.500 0 0 1 1.500 14Z',
    mark: (
      <path
        d="M5.500 5.500 18.500 18.500M9.500 9.500h5M9.500 9.500v5M13.800 13.800h4M13.800 13.800v4"
        strokeWidth="1.800"
      />
    ),
  },
  Lightning: { outline: 'M12 .6 23.4 12 12 23.4.6 12Z', mark: <path d="M8 9.500h7L9 14.500h7" /> },
  Psychic: {
    outline: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
    mark: (
      <path d="M12 12.200a1.600 1.600 0 0 1 2.800-1.100c1.400 1.600.3 4.300-2.400 4.400-3 .1-4.600-3-3.400-5.600 1.400-3 5.400-3.800 8-1.800" />
    ),
  },
  Fighting: {
    outline: 'M12 .8 22 6.400v11.200L12 23.200 2 17.600V6.400Z',
    mark: <path d="m7 15.500 5-4.500 5 4.500M7 10.500 12 6l5 4.500" />,
  },
  Colorless: {
    outline: 'M8 1.200h8L22.800 8v8L16 22.800H8L1.200 16V8Z',
    mark: <circle cx="12" cy="12" r="4.600" />,
  },
  any: {
    outline:
      'M12 .8 14.900 6l5.900-1.800-1.800 5.900L24 12l-5 2.900 1.800 5.900-5.900-1.800L12 23.200 9.100 19l-5.900 1.800L5 14.900 0 12l5-2.900-1.800-5.900L9.100 6Z',
    mark: <path d="M8.500 12h7M12 8.500v7" />,
  },
}

interface EnergySymbolProps {
  readonly type: Unit
  readonly size?: number
}

/** The sign of a type. The words around it name it for ears. */
export const EnergySymbol: NamedExoticComponent<EnergySymbolProps> = memo(function EnergySymbol({
  type,
  size,
}: EnergySymbolProps): ReactElement {
  const { outline, mark } = DRAWINGS[type]
  const sized = size === undefined ? {} : { style: { width: size, height: size } }
  return (
    <svg className="pk-en" data-type={type} viewBox="0 0 24 24" aria-hidden="true" {...sized}>
      <path className="pk-en-body" d={outline} />
      <g className="pk-en-mark">{mark}</g>
    </svg>
  )
})

interface UnitsProps {
  readonly of: readonly Unit[]
  readonly size?: number
  /** More than so many are counted by their type. */
  readonly most?: number
}

/** A cost or a supply, one sign for each unit. */
export const Units: FC<UnitsProps> = memo(function Units({ of, size, most = Infinity }: UnitsProps) {
  const sized = size === undefined ? {} : { size }
  if (of.length > most)
    return (
      <span className="pk-units num">
        {countedUnits(of).map(([type, count]) => (
          <span key={type} className="pk-units-counted">
            <EnergySymbol type={type} {...sized} />
            {count}
          </span>
        ))}
      </span>
    )
  return (
    <span className="pk-units">
      {of.map((type, place) => (
        <EnergySymbol key={place} type={type} {...sized} />
      ))}
    </span>
  )
})

/** Each type once, the most common first. */
export function countedUnits(units: readonly Unit[]): readonly (readonly [Unit, number])[] {
  const counts = new Map<Unit, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
