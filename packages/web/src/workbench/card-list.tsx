import { SeatMark } from '@turnwright/tabletop'
import type { KnownCard } from '@turnwright/workbench/wire'
import './card-list.css'

interface CardListProps {
  readonly cards: readonly KnownCard[]
  readonly players: readonly string[]
}

/** Every card by where it lies, with who knows it. */
export function CardList({ cards, players }: CardListProps) {
  if (cards.length === 0) return <p className="bench-note">This game has no cards.</p>
  const zones = new Map<string, KnownCard[]>()
  for (const card of cards) {
    const zone = card.zone ?? 'elsewhere'
    zones.set(zone, [...(zones.get(zone) ?? []), card])
  }
  return (
    <table className="card-list">
      <thead>
        <tr>
          <th>card</th>
          <th>is</th>
          <th>known to</th>
        </tr>
      </thead>
      {[...zones].map(([zone, lying]) => (
        <tbody key={zone}>
          <tr>
            <th colSpan={3} scope="rowgroup" className="code">
              {zone} <small>{lying.length}</small>
            </th>
          </tr>
          {lying.map((card) => (
            <tr key={card.id} data-anew={card.really !== null || undefined}>
              <td className="code">{card.id}</td>
              <td>
                {card.name} {card.really !== null && <small>really {card.really}</small>}
              </td>
              <td>
                <Knowers card={card} players={players} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Knowers({
  card: { knownTo, isPublic },
  players,
}: {
  readonly card: KnownCard
  readonly players: readonly string[]
}) {
  if (isPublic) return 'everybody'
  if (knownTo.length === 0) return <span className="nobody">nobody</span>
  return knownTo.map((seat) => (
    <span key={seat} className="knower">
      <SeatMark seat={seat} /> {players[seat]}
    </span>
  ))
}
