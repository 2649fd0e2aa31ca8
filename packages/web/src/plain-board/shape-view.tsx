import { CountBadge, nameOfSeat, Pile, SeatMark, SeatName } from '@turnwright/tabletop'
import { useContext } from 'react'
import { CardFace } from './card-face.tsx'
import { DetailList } from './detail-list.tsx'
import { GridView } from './grid-view.tsx'
import { NamedPlace } from './named-place.tsx'
import { Group } from './group.tsx'
import { Seated } from './seated.ts'
import type { Shape, Thing } from './shape.ts'

/** As many backs as a hand shows before their number says the rest. */
const MOST_BACKS = 7

interface ShapeViewProps {
  readonly shape: Shape
  /** Within something else: at a seat, on a card. */
  readonly small?: boolean
}

/** Draws anything that was read from a view. */
export function ShapeView({ shape, small = false }: ShapeViewProps) {
  const { players, me } = useContext(Seated)
  switch (shape.kind) {
    case 'word':
      return <span className="plain-word">{shape.text}</span>
    case 'number':
      return (
        <span className="plain-number num">
          {shape.value}
          {shape.of !== undefined && <small> of {shape.of}</small>}
        </span>
      )
    case 'seat':
      return <SeatName seat={shape.seat} name={nameOfSeat(players, shape.seat, me)} />
    case 'tokens':
      return small ? <span className="plain-number num">{shape.count}</span> : <Tokens count={shape.count} />
    case 'pile':
      return small ? <Backs count={shape.count} /> : <Pile label="Cards" count={shape.count} width={76} />
    case 'cards':
      return (
        <div className="plain-cards">
          {shape.cards.map((card, at) => (
            <CardFace key={at} card={card} small={small} />
          ))}
        </div>
      )
    case 'things':
      return (
        <div className="plain-tiles">
          {shape.things.map((thing, at) => (
            <Tile key={at} thing={thing} />
          ))}
        </div>
      )
    case 'grid':
      return <GridView grid={shape} />
    case 'fields':
      return small ? <DetailList details={shape.fields} /> : <Group fields={shape.fields} />
    case 'empty':
      return small ? <span aria-label="none">–</span> : <span className="plain-none">nothing</span>
  }
}

function Tile({ thing: { refs, title, seat, details } }: { readonly thing: Thing }) {
  return (
    <NamedPlace refs={refs} className="plain-tile">
      <span className="plain-tile-name">
        {seat !== null && <SeatMark seat={seat} />}
        {title}
      </span>
      <DetailList details={details} />
    </NamedPlace>
  )
}

/** So many pieces, and their number: nobody counts fifteen of them. */
function Tokens({ count }: { readonly count: number }) {
  return (
    <span className="plain-tokens">
      <b className="plain-number num">{count}</b>
      <span className="plain-heap" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} />
        ))}
      </span>
    </span>
  )
}

/** What somebody holds: backs, one beside the other, and how many there are. */
function Backs({ count }: { readonly count: number }) {
  return (
    <span className="plain-backs">
      <span aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, at) => (
          <span key={at} className="card card-back" />
        ))}
      </span>
      <CountBadge count={count} />
    </span>
  )
}
