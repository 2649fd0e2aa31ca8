import { nameOfSeat, Pile, SeatMark, SeatName } from '@turnwright/tabletop'
import { useContext } from 'react'
import { Backs, Tokens } from './counts.tsx'
import { CardFace } from './card-face.tsx'
import { DetailList } from './detail-list.tsx'
import { GridView } from './grid-view.tsx'
import { NamedPlace } from './named-place.tsx'
import { Seated } from './seated.ts'
import type { Field, Shape, Thing } from './shape.ts'

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

/** Things that belong together, side by side, each under its name. */
function Group({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <ul className="plain-group">
      {fields.map(({ key, label, shape, refs }) => (
        <li key={key}>
          <NamedPlace refs={refs} className="plain-lies">
            <h3>{label}</h3>
            <ShapeView shape={shape} small={shape.kind === 'fields'} />
          </NamedPlace>
        </li>
      ))}
    </ul>
  )
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
