import { type FC, memo } from 'react'
import { CELL, edgeSpot, type Spot } from './geometry.ts'

interface FenceLinesProps {
  readonly edges: readonly string[]
  readonly isDraft?: boolean
}

/** Two rails from post to post. */
export const FenceLines: FC<FenceLinesProps> = memo(function FenceLines({ edges, isDraft = false }: FenceLinesProps) {
  const spots = edges.map(edgeSpot)
  const posts = new Map<string, Spot>()
  for (const { x, y, isLevel } of spots) {
    posts.set(`${x},${y}`, { x, y })
    const end = isLevel ? { x: x + CELL, y } : { x, y: y + CELL }
    posts.set(`${end.x},${end.y}`, end)
  }
  const d = spots.map(({ x, y, isLevel }) => `M${x} ${y}${isLevel ? 'h' : 'v'}${CELL}`).join('')
  const middles = spots.map(({ x, y, isLevel }) => (isLevel ? { x: x + CELL / 2, y } : { x, y: y + CELL / 2 }))
  return (
    <g className="ag-fence" data-draft={isDraft || undefined}>
      <path className="ag-rail-under" d={d} />
      <path className="ag-rail-over" d={d} />
      {[...middles, ...posts.values()].map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x - 5} y={y - 5} width="10" height="10" rx="2" />
      ))}
    </g>
  )
})
