import type { RoundTracker } from '@turnwright/tabletop'
import './round-dots.css'

const MOST_DOTS = 14

/** Where we are in the game. */
export function RoundDots({ rounds }: { readonly rounds: RoundTracker | null }) {
  if (rounds === null) return null
  const { steps, label } = rounds
  return (
    <p className="rounds">
      {steps !== undefined && steps.of <= MOST_DOTS && (
        <span className="rounds-dots" aria-hidden="true">
          {Array.from({ length: steps.of }, (_, step) => (
            <i key={step} data-is={step < steps.now ? 'done' : step === steps.now ? 'now' : undefined} />
          ))}
        </span>
      )}
      {label}
    </p>
  )
}
