import { type FC, memo, type ReactNode } from 'react'
import { GOODS_DRAWINGS } from './goods-drawings.tsx'
import { MARK_DRAWINGS } from './mark-drawings.tsx'
import { boxOf } from './sign-box.ts'

/** Every drawing once for the whole page; a sign on the table is a reference to it. */
export const Sprite: FC = memo(function Sprite() {
  return (
    <svg className="ag-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries<ReactNode>({ ...GOODS_DRAWINGS, ...MARK_DRAWINGS }).map(([name, drawing]) => (
        <symbol key={name} id={`ag-${name}`} viewBox={boxOf(name)}>
          {drawing}
        </symbol>
      ))}
      <defs>
        <pattern id="ag-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="14" fill="var(--ag-draft)" />
        </pattern>
        <pattern id="ag-floor-wood" width="25" height="50" patternUnits="userSpaceOnUse">
          <rect width="25" height="50" fill="var(--ag-floor-wood)" />
          <path d="M0 0v50M12.5 0v50M0 14h12.5M12.5 38H25" stroke="var(--ag-floor-wood-line)" strokeWidth="1.6" />
        </pattern>
        <pattern id="ag-floor-clay" width="40" height="28" patternUnits="userSpaceOnUse">
          <rect width="40" height="28" fill="var(--ag-floor-clay)" />
          <path d="M0 0h40M0 14h40M0 0v14M20 14v14" stroke="var(--ag-floor-clay-line)" strokeWidth="2" />
        </pattern>
        <pattern id="ag-floor-stone" width="44" height="44" patternUnits="userSpaceOnUse">
          <rect width="44" height="44" fill="var(--ag-floor-stone)" />
          <path
            d="M0 13 18 9l12 6 14-3M18 9l-5-9M30 15l-4 16 12 13M26 31 8 28 0 36M8 28l5-17M38 44l6-9"
            fill="none"
            stroke="var(--ag-floor-stone-line)"
            strokeWidth="1.8"
          />
        </pattern>
      </defs>
    </svg>
  )
})
