import type { Projection } from '@turnwright/kernel/host'
import type { ReactElement } from 'react'
import type { GameUi } from '../board/game-ui.ts'
import { CheckIcon, HourglassIcon } from '../icons/index.ts'
import { SeatMark } from '../seats/seat-mark.tsx'

interface WaitsProps {
  readonly projection: Projection
  readonly ui: GameUi | null
}

/** Whom the table waits for beside you, and who is ready. */
export function Waits({ projection, ui }: WaitsProps): ReactElement | null {
  const { players, seat: me, waitingFor } = projection
  const waited = new Set(waitingFor.map(({ seat }) => seat))
  const others = players.filter(({ seat }) => seat !== me)
  if (!others.some(({ seat }) => waited.has(seat))) return null
  const shown = others.filter(({ seat }) => waited.has(seat) || ui?.isReady?.(projection, seat) === true)
  return (
    <ul className="waits" aria-label="The others">
      {shown.map(({ seat, name }) => (
        <li key={seat} data-seat={seat} data-ready={waited.has(seat) ? undefined : true}>
          <SeatMark seat={seat} />
          {name}
          <span className="waits-end">
            {waited.has(seat) ? (
              <HourglassIcon size={14} aria-hidden="true" />
            ) : (
              <CheckIcon size={14} aria-hidden="true" />
            )}
            {waited.has(seat) ? 'choosing' : (ui?.noteOf?.(projection, seat) ?? 'ready')}
          </span>
        </li>
      ))}
    </ul>
  )
}
