import { type Judgement, type Review, standingOf } from '@turnwright/search/review'
import { Lightbulb } from 'lucide-react'
import { shareOf, shareWords, titleWords, type Whose } from './review-words.ts'
import './review-head.css'

interface ReviewHeadProps {
  readonly review: Review
  readonly moments: readonly Judgement[]
  readonly whose: Whose
  readonly isDone: boolean
  readonly onCounted: () => void
}

/** What came of the review as a whole: a share, not a mark. */
export function ReviewHead({ review, moments, whose, isDone, onCounted }: ReviewHeadProps) {
  return (
    <header className="review-head">
      <p className="review-by">
        <Lightbulb aria-hidden="true" />
        {isDone ? 'Looked at by the Master' : 'The Master looks at it'}
      </p>
      <h2>{isDone ? titleWords(moments.length, whose) : 'What cost most so far'}</h2>
      <ShareOfChoices {...{ review, moments, whose, onCounted }} />
    </header>
  )
}

function ShareOfChoices({ review, moments, whose, onCounted }: Omit<ReviewHeadProps, 'isDone'>) {
  const share = shareOf(review)
  const choices = review.answers.filter((answer) => standingOf(answer, review.unit) !== 'free')
  if (share.choices === 0) return null
  return (
    <div className="review-share">
      <p className="review-percent" aria-hidden="true">
        {Math.round((share.asGood / share.choices) * 100)}
        <small>%</small>
      </p>
      <div>
        <p>
          <b>{shareWords(share, whose)}</b>
        </p>
        <div className="review-cells" aria-hidden="true">
          {choices.map((answer) => (
            <i
              key={answer.entry}
              data-standing={standingOf(answer, review.unit)}
              data-moment={moments.includes(answer) || undefined}
            />
          ))}
        </div>
        <p>
          Luck does not count: each choice is judged by what {whose.isMe ? 'you' : whose.name} knew then.{' '}
          <button type="button" className="review-link" onClick={onCounted}>
            How it is counted
          </button>
        </p>
      </div>
    </div>
  )
}
