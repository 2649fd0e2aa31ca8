import type { Projection, ViewWords } from '@turnwright/kernel/host'
import { HandFan, SeatName, usePhone } from '@turnwright/tabletop'
import { useMemo } from 'react'
import { CardFace } from './card-face.tsx'
import { NamedPlace } from './named-place.tsx'
import { type PlainTable, readView, type SeatFields } from './read-view.ts'
import { Seated } from './seated.ts'
import { ShapeView } from './shape-view.tsx'
import type { Field, Shape } from './shape.ts'
import './plain-board.css'

interface PlainBoardProps {
  readonly play: Projection
  /** What the game says of the fields of its view. */
  readonly words: ViewWords
}

const drawSmall = (shape: Shape) => <ShapeView shape={shape} small />

/** Any game, drawn from its view alone: what lies on the table, what the seats have, what you hold. */
export function PlainBoard({ play: { view, seat, players }, words }: PlainBoardProps) {
  const table = useMemo(() => readView(view, seat, { players, words }), [view, seat, players, words])
  const seated = useMemo(() => ({ players, me: seat, drawSmall }), [players, seat])
  return (
    <Seated value={seated}>
      {table.facts.length > 0 && <Facts facts={table.facts} />}
      {table.zones.length > 0 && (
        <div className="plain-zones">
          {table.zones.map((zone) => (
            <Zone key={zone.key} zone={zone} />
          ))}
        </div>
      )}
      {table.seats.length > 0 && <Seats seats={table.seats} me={seat} />}
      {table.hand !== null && <Hand hand={table.hand} />}
    </Seated>
  )
}

function Facts({ facts }: Pick<PlainTable, 'facts'>) {
  return (
    <dl className="plain-facts">
      {facts.map(({ key, label, shape }) => (
        <div key={key} className="plaque">
          <dt>{label}</dt>
          <dd>
            <ShapeView shape={shape} small />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Zone({ zone: { label, shape, refs } }: { readonly zone: Field }) {
  const count = shape.kind === 'cards' ? shape.cards.length : 0
  return (
    <section className="plain-zone" data-kind={shape.kind} aria-label={label}>
      <h2 className="zone-title">
        {label} {count > 1 && <small className="num">{count}</small>}
      </h2>
      <NamedPlace refs={refs} className="plain-lies">
        <ShapeView shape={shape} />
      </NamedPlace>
    </section>
  )
}

function Seats({ seats, me }: { readonly seats: readonly SeatFields[]; readonly me: number | null }) {
  return (
    <ul className="plain-seats">
      {seats.map(({ player, fields }) => (
        <li key={player.seat}>
          <NamedPlace refs={[{ seat: player.seat }]} className="zone plain-seat">
            <SeatName seat={player.seat} name={player.seat === me ? 'You' : player.name} />
            <dl>
              {fields.map(({ key, label, shape }) => (
                <div key={key} data-kind={shape.kind}>
                  <dt>{label}</dt>
                  <dd>
                    <ShapeView shape={shape} small />
                  </dd>
                </div>
              ))}
            </dl>
          </NamedPlace>
        </li>
      ))}
    </ul>
  )
}

function Hand({ hand: { shape } }: { readonly hand: Field }) {
  const isPhone = usePhone()
  const cards = shape.kind === 'cards' ? shape.cards : []
  return (
    <HandFan
      none="You hold no cards"
      className="plain-hand"
      title={<h2 className="zone-title">Your hand</h2>}
      reachable={isPhone}
    >
      {cards.map((card, at) => (
        <CardFace key={at} card={card} />
      ))}
    </HandFan>
  )
}
