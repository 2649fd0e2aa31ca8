import type { Player, Seat } from '@turnwright/kernel'
import { Place, useJustChanged } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import type { ActionSpace } from '../../cards/space.ts'
import type { SpaceView } from '../../rules/view.ts'
import { isPerson, useDropOn } from '../drag/carry.ts'
import { Peg } from '../signs/peg.tsx'
import { Sign } from '../signs/sign.tsx'
import { SpaceSigns } from './space-signs.tsx'
import { spaceWords } from './space-words.ts'
import { Tray } from './tray.tsx'
import './space-tile.css'

interface SpaceTileProps {
  readonly of: SpaceView
  readonly printed: ActionSpace | undefined
  readonly players: readonly Player[]
  readonly me: Seat | null
}

/** A space that people can be sent to. */
export const SpaceTile: FC<SpaceTileProps> = memo(function SpaceTile({ of, printed, players, me }: SpaceTileProps) {
  const owner = of.people[0]?.seat
  const isFresh = useJustChanged(owner) && owner !== undefined && owner !== me
  const drop = useDropOn(`space:${of.id}`, isPerson)
  return (
    <div className="ag-space-frame" data-seat={owner} {...drop}>
      <Place of={{ space: of.id }} className={owner === undefined ? 'ag-space' : 'ag-space ag-space-taken'}>
        <span className="only-read">{spaceWords(of, players, me)}</span>
        <span className="ag-space-name" aria-hidden="true">
          {of.name}
        </span>
        {of.round !== null && (
          <span className="ag-space-round num" aria-hidden="true">
            {of.round}
          </span>
        )}
        {of.gathers !== null ? <Tray of={of.gathers} /> : printed && <SpaceSigns action={printed.action} />}
        {of.bonuses.length > 0 && owner === undefined && (
          <span className="ag-space-bonus" aria-hidden="true">
            <Sign of="occupation" />+{of.bonuses.length}
          </span>
        )}
        {isFresh && <span className="place-trace" data-seat={owner} aria-hidden="true" />}
        {of.people.length > 0 && (
          <span className="ag-space-people">
            {of.people.map(({ seat, withNewborn }) => (
              <span key={seat}>
                <Peg seat={seat} at={of.id} />
                {withNewborn && <Peg seat={seat} size="small" />}
              </span>
            ))}
          </span>
        )}
      </Place>
    </div>
  )
})
