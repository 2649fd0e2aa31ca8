import type { ReactElement } from 'react'

interface PlaqueProps {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** A number on a small sign, around its middle. */
export function Plaque({ x, y, text }: PlaqueProps): ReactElement {
  const width = 16 + text.length * 9.5
  return (
    <g className="ag-plaque">
      <rect x={x - width / 2} y={y - 12} width={width} height="24" rx="12" />
      <text x={x} y={y + 6}>
        {text}
      </text>
    </g>
  )
}
