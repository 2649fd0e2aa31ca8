import { Footprints, StepForward } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { botPace } from './bot-pace.ts'
import './to-see-card.css'

interface ToSeeCardProps {
  readonly toSee: number
  readonly onNext: () => void
  readonly onNow: () => void
}

/** Bots have gone on, and one looks at it at one's own pace. */
export function ToSeeCard({ toSee, onNext, onNow }: ToSeeCardProps) {
  const pace = useSyncExternalStore(botPace.subscribe, botPace.read)
  if (toSee === 0) return null
  return (
    <section className="to-see" aria-label="What the bots did">
      <p>
        <Footprints size={18} aria-hidden="true" />
        {toSee === 1 ? 'One more thing to see' : `${toSee} more things to see`}
      </p>
      <div className="to-see-doors">
        {pace === 'step' && (
          <button type="button" className="btn btn-primary" data-key="n" onClick={onNext}>
            <StepForward size={18} aria-hidden="true" />
            Next <kbd className="key">N</kbd>
          </button>
        )}
        <button type="button" className="btn" data-key="s" onClick={onNow}>
          Skip to now <kbd className="key">S</kbd>
        </button>
      </div>
    </section>
  )
}
