import type { ReactElement } from 'react'
import type { Material } from '../../cards/goods.ts'
import type { PlayerView } from '../../rules/view.ts'
import { cellsBeside } from './neighbour-cells.ts'
import { CELL, spotOf } from './geometry.ts'

interface HouseProps {
  readonly of: PlayerView
  readonly atHome: number
  readonly isMini: boolean
}

/** Rooms of one material with walls around them. People who can still be placed stand beside their beds. */
export function House({ of, atHome, isMini }: HouseProps): ReactElement {
  const { farm, people } = of
  const rooms = farm.cells.filter(({ kind }) => kind === 'room').map(({ name }) => name)
  return (
    <g data-seat={of.seat}>
      {rooms.map((name) => (
        <rect key={name} {...spotOf(name)} width={CELL} height={CELL} fill={`url(#ag-floor-${farm.house})`} />
      ))}
      {!isMini &&
        rooms.map((name, at) => (
          <Bed key={name} name={name} sleepers={sleepersIn(at, rooms.length, people.total, atHome)} />
        ))}
      <path className="ag-wall" d={wallsOf(rooms)} stroke={`var(--ag-wall-${farm.house satisfies Material})`} />
    </g>
  )
}

type Sleeper = 'home' | 'away'

/** One in each room; whoever finds none shares the last one. */
function sleepersIn(at: number, rooms: number, total: number, atHome: number): readonly Sleeper[] {
  const first = at
  const last = at === rooms - 1 ? total : Math.min(total, at + 1)
  const sleepers: Sleeper[] = []
  for (let person = first; person < last; person++) sleepers.push(person < total - atHome ? 'away' : 'home')
  return sleepers
}

function Bed({ name, sleepers }: { readonly name: string; readonly sleepers: readonly Sleeper[] }) {
  const { x, y } = spotOf(name)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="ag-bed" x="13" y="17" width="34" height="64" rx="5" />
      <rect className="ag-pillow" x="17" y="21" width="26" height="17" rx="4" />
      <rect className="ag-blanket" x="14.5" y="42" width="31" height="37.5" rx="4" />
      {sleepers.map((sleeper, at) => (
        <use
          key={at}
          className="ag-sleeper"
          href={sleeper === 'home' ? '#ag-person' : '#ag-away'}
          x={sleepers.length > 1 ? 50 + (at % 2) * 22 : 53}
          y={sleepers.length > 2 ? 8 + Math.floor(at / 2) * 44 : 30}
          width={sleepers.length > 1 ? 26 : 36}
          height={sleepers.length > 1 ? 32 : 44}
        />
      ))}
    </g>
  )
}

/** Along every edge between a room and something else. */
function wallsOf(rooms: readonly string[]): string {
  return rooms
    .flatMap((name) => {
      const { x, y } = spotOf(name)
      const { top, right, bottom, left } = cellsBeside(name)
      const isOpen = (other: string | null) => other === null || !rooms.includes(other)
      return [
        isOpen(top) ? `M${x} ${y}h${CELL}` : '',
        isOpen(bottom) ? `M${x} ${y + CELL}h${CELL}` : '',
        isOpen(left) ? `M${x} ${y}v${CELL}` : '',
        isOpen(right) ? `M${x + CELL} ${y}v${CELL}` : '',
        // A doorway in the wall between two rooms.
        isOpen(bottom) ? '' : `M${x} ${y + CELL}h30M${x + 70} ${y + CELL}h30`,
        isOpen(right) ? '' : `M${x + CELL} ${y}v30M${x + CELL} ${y + 70}v30`,
      ]
    })
    .join('')
}
