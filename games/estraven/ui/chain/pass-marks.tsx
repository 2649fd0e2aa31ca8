import type { ReactElement } from 'react'
import type { ChainView } from '../../rules/view.ts'
import './pass-marks.css'

/** How many have passed in a row. When all marks are full the chain locks. */
export function PassMarks({ chain, seats }: { readonly chain: ChainView; readonly seats: number }): ReactElement {
  const { passes, passesToLock } = chain
  const full = Math.min(passes, passesToLock)
  // Whoever passed last handed priority to the one who holds it now.
  const passer = ((chain.priority ?? 0) + seats - 1) % seats
  return (
    <span
      className="es-pass-marks num"
      data-reason={`${passesToLock} passes in a row lock the chain; then it resolves.`}
    >
      <span aria-hidden="true">
        {Array.from({ length: passesToLock }, (_, place) => (
          <i key={place} data-seat={place < full ? passer : undefined} />
        ))}
      </span>
      Passes {full} of {passesToLock}
    </span>
  )
}
