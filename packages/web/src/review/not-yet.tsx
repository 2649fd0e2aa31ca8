import type { ReviewState } from './review-store.ts'

/** In place of a review that is not there yet, or that nobody can make. */
export function NotYet({ state }: { readonly state: ReviewState }) {
  if (state.phase === 'opening') return <p className="review-wait">The game is being played again…</p>
  if (state.phase !== 'refused') return null
  return (
    <div className="review-head">
      <h2>Look at it yourself</h2>
      <p className="review-refused">Nobody can judge this game: {state.why}. The replay shows every moment of it.</p>
    </div>
  )
}
