import type { Progress } from './review-store.ts'
import './review-at-work.css'

interface ReviewAtWorkProps {
  readonly progress: Progress
  readonly isStopped: boolean
  readonly onStop: () => void
  readonly onGoOn: () => void
}

/** How far it is: nobody has to wait for it. */
export function ReviewAtWork({ progress: { look, done, of }, isStopped, onStop, onGoOn }: ReviewAtWorkProps) {
  const words = look === 'rough' ? `${done} of ${of} answers, roughly` : `${done} of ${of} answers once more, finer`
  // The second look takes about as long as the first.
  const share = (look === 'rough' ? 0 : 0.5) + done / Math.max(1, of) / 2
  return (
    <div className="at-work">
      <progress aria-label="How far the review is" value={share} max={1} />
      <p className="num">{words}</p>
      <button type="button" className="review-link" onClick={isStopped ? onGoOn : onStop}>
        {isStopped ? 'Go on' : 'Stop'}
      </button>
    </div>
  )
}
