import type { Plain } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import { BoardSection, keyWords, SeatName } from '@turnwright/tabletop'
import './plain-board.css'

/** What a seat may know, readable for any game: tables where things repeat, words elsewhere. */
export function PlainBoard({ play }: { readonly play: Projection }) {
  return (
    <BoardSection id="table" label="The table" className="plain-board">
      <h2 className="zone-title">
        On the table <small>as the rules tell it</small>
      </h2>
      <Value value={play.view as Plain} play={play} />
    </BoardSection>
  )
}

interface ValueProps {
  readonly value: Plain
  readonly play: Projection
}

function Value({ value, play }: ValueProps) {
  if (value === null) return <span className="plain-none">–</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return <List items={value as readonly Plain[]} play={play} />
  return (
    <dl className="plain-things">
      {Object.entries(value).map(([key, item]) => (
        <div key={key} data-wide={isDeep(item as Plain) || undefined}>
          <dt>{keyWords(key)}</dt>
          <dd>
            {key === 'seat' && typeof item === 'number' ? (
              <SeatName seat={item} name={play.players[item]?.name ?? String(item)} />
            ) : (
              <Value value={item as Plain} play={play} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function List({ items, play }: { readonly items: readonly Plain[]; readonly play: Projection }) {
  if (items.length === 0) return <span className="plain-none">none</span>
  if (!items.some(isDeep)) return <span>{items.map(String).join(', ')}</span>
  // A list as long as the table is about the seats, one each.
  const bySeat = items.length === play.players.length
  return (
    <ol className="plain-list">
      {items.map((item, place) => (
        <li key={place} className="zone">
          {bySeat && <SeatName seat={place} name={play.players[place]?.name ?? ''} />}
          <Value value={item} play={play} />
        </li>
      ))}
    </ol>
  )
}

function isDeep(value: Plain): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
