import { nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { useContext } from 'react'
import { NamedPlace } from './named-place.tsx'
import { Seated } from './seated.ts'
import type { Grid, GridCell } from './shape.ts'

/** A board of cells on paper, with the names of its columns and rows where it has some. */
export function GridView({ grid }: { readonly grid: Grid }) {
  const { columns, rows, width, cells } = grid
  const height = cells.length / width
  return (
    <div className="plain-grid paper" style={{ '--columns': width, '--rows': height }}>
      <Edge names={columns} className="plain-edge" />
      <Edge names={rows} className="plain-edge is-side" />
      <div className="plain-cells">
        {cells.map((cell) => (
          <Cell key={cell.name} cell={cell} />
        ))}
      </div>
    </div>
  )
}

function Edge({ names, className }: { readonly names: readonly string[]; readonly className: string }) {
  return (
    <span className={className} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}

function Cell({ cell: { name, refs, thing } }: { readonly cell: GridCell }) {
  const { players, me } = useContext(Seated)
  const owner = thing === null || thing.seat === null ? null : nameOfSeat(players, thing.seat, me)
  const said = thing === null ? ['empty'] : [owner, thing.title, ...thing.details.map(({ label }) => label)]
  return (
    <NamedPlace refs={refs} label={[name, ...said.filter((word) => word !== null)].join(', ')} className="plain-cell">
      {thing !== null && (
        <span className="plain-piece" data-long={(thing.title?.length ?? 0) > 2 || undefined}>
          {thing.seat !== null && <SeatMark seat={thing.seat} />}
          {thing.title}
        </span>
      )}
    </NamedPlace>
  )
}
