import type { SeatState, TableState } from '@turnwright/protocol/client'
import { classNames } from '@turnwright/tabletop'

interface GatheringDoorsProps {
  readonly seats: readonly Pick<SeatState, 'kind'>[]
  readonly you: TableState['you']
  /** How many the game needs. */
  readonly least: number
  readonly busy: boolean
  readonly onSitDown: () => void
  readonly onBegin: () => void
}

/** The ways into the game. While friends are awaited, beginning without them is not what the page proposes. */
export function GatheringDoors({ seats, you, least, busy, onSitDown, onBegin }: GatheringDoorsProps) {
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  const awaits = taken < seats.length
  const mayBegin = taken >= least && !busy
  return (
    <div className="gathering-doors">
      {you.seat === null && awaits && (
        <button type="button" className="btn btn-primary" onClick={onSitDown}>
          Sit down
        </button>
      )}
      {you.host && taken < least && <p className="quiet">{least - taken} more to begin</p>}
      {you.host && taken >= least && (
        <button
          type="button"
          className={classNames('btn', !awaits && 'btn-primary')}
          aria-disabled={!mayBegin || undefined}
          onClick={() => mayBegin && onBegin()}
        >
          {taken === 1 ? 'Begin alone' : `Begin with ${taken} players`}
        </button>
      )}
      {you.seat !== null && !you.host && <p className="quiet">The host begins the game.</p>}
    </div>
  )
}
