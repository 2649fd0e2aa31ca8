import { Fragment, memo, type NamedExoticComponent, type ReactElement } from 'react'
import { INKS } from './inks.ts'
import { type Plumage, plumageOf } from './plumage.ts'
import { PARTS, type Part, type Shape, STROKES } from './shape.ts'
import { SHAPES } from './shapes.ts'
import './bird-art.css'

interface BirdArtProps {
  readonly bird: string
}

/** The portrait of a bird, by its id. What a bird has not is no element: a board holds many of them. */
export const BirdArt: NamedExoticComponent<BirdArtProps> = memo(function BirdArt({
  bird,
}: BirdArtProps): ReactElement | null {
  const plumage = plumageOf(bird)
  if (plumage === null) return null
  const shape: Shape = SHAPES[plumage.shape]
  return (
    <svg className="bird-art" viewBox="0 0 120 86" aria-hidden="true">
      <Beside className="bird-perch" d={shape.perch} />
      <Beside className="bird-legs" d={shape.legs} />
      <g transform={shape.pose || undefined}>
        <path className="bird-rim" d={shape.outline} />
        {PARTS.map((part) => (
          <Painted key={part} part={part} shape={shape} plumage={plumage} />
        ))}
        <Eyes shape={shape} plumage={plumage} />
      </g>
      <Beside className="bird-waves" d={shape.water} />
    </svg>
  )
})

/** What stays as it is however the bird is posed. */
function Beside({ className, d }: { readonly className: string; readonly d: string }) {
  return d === '' ? null : <path {...{ className, d }} />
}

interface PaintedProps {
  readonly part: Part
  readonly shape: Shape
  readonly plumage: Plumage
}

function Painted({ part, shape, plumage }: PaintedProps) {
  const path = shape.parts[part]
  const ink = inkOf(part, plumage)
  if (path === undefined || path === '' || ink === undefined) return null
  const width = STROKES[part]
  if (width === undefined) return <path d={path} fill={INKS[ink]} />
  return <path d={path} fill="none" stroke={INKS[ink]} strokeWidth={width} strokeLinecap="round" />
}

/** Parts of the outline are painted even where the plumage does not name them. */
function inkOf(part: Part, plumage: Plumage) {
  const named = plumage[part]
  if (named !== undefined) return named
  if (part === 'tail' || part === 'far') return plumage.wing ?? plumage.body
  return part === 'crest' ? (plumage.crown ?? plumage.hood ?? plumage.body) : undefined
}

function Eyes({ shape, plumage }: Omit<PaintedProps, 'part'>) {
  const ring = INKS[plumage.eye ?? 'bone']
  return shape.eyes.map(({ x, y, size }) => (
    <Fragment key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={size} fill={ring} />
      <circle cx={x} cy={y} r={size * 0.62} fill="#17181c" />
      <circle cx={x + size * 0.22} cy={y - size * 0.24} r={size * 0.2} fill="#fff" />
    </Fragment>
  ))
}
