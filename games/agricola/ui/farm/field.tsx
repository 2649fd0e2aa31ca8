import { type FC, memo } from 'react'
import type { CellView } from '../../rules/view.ts'
import { spotOf } from './geometry.ts'
import { Plaque } from './plaque.tsx'

const FURROWS = [22, 42, 62, 82]
const MOST_DRAWN = 4

/** A plowed field with its crops one by one. */
export const Field: FC<{ readonly of: CellView; readonly isMini: boolean }> = memo(function Field({
  of,
  isMini,
}: {
  readonly of: CellView
  readonly isMini: boolean
}) {
  const { x, y } = spotOf(of.name)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="ag-soil" x="4" y="4" width="92" height="92" rx="9" />
      {FURROWS.map((at) => (
        <path key={at} className="ag-furrow" d={`M12 ${at}q10-7 19 0t19 0 19 0 19 0`} />
      ))}
      {of.crop !== null && of.crops > 0 && (isMini ? <MiniCrop of={of} /> : <Crops of={of} />)}
    </g>
  )
})

function Crops({ of: { crop, crops } }: { readonly of: CellView }) {
  const n = Math.min(crops, MOST_DRAWN)
  const step = n > 3 ? 22 : 27
  return (
    <>
      {Array.from({ length: n }, (_, at) => (
        <use
          key={at}
          href={`#ag-${crop}`}
          x={50 - 19 + (at - (n - 1) / 2) * step}
          y={16 + (at % 2) * 6}
          width="38"
          height="38"
        />
      ))}
      <Plaque x={72} y={80} text={String(crops)} />
    </>
  )
}

function MiniCrop({ of: { crop, crops } }: { readonly of: CellView }) {
  return (
    <>
      <use href={`#ag-${crop}`} x="6" y="24" width="50" height="50" />
      <text className="ag-mini-number ag-on-soil" x="72" y="64">
        {crops}
      </text>
    </>
  )
}
