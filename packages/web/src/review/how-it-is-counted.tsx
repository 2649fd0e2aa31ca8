import { LEAST_COST, type Unit, USUAL_LOOKS } from '@turnwright/search/review'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { amountWords, unitWords, type Whose } from './review-words.ts'
import './how-it-is-counted.css'

interface HowItIsCountedProps {
  readonly unit: Unit
  readonly whose: Whose
  readonly onClose: () => void
}

export function HowItIsCounted({ unit, whose, onClose }: HowItIsCountedProps) {
  const who = whose.isMe ? 'you' : whose.name
  return (
    <PaperDialog title="How it is counted" onClose={onClose}>
      <ul className="counted">
        <li>
          At each choice the bot looks for what it would do <b>from what {who} knew then</b>. It knows no card that{' '}
          {who} did not, and what nobody had seen is dealt anew each time.
        </li>
        <li>
          What was chosen and what the bot prefers are then played out on the same deals, which neither was picked by:{' '}
          {USUAL_LOOKS.rough.deals} at the first look at every answer, {USUAL_LOOKS.fine.deals} at the second, where it
          matters.
        </li>
        <li>
          A choice is <b>as good</b> unless another is surely better: the gap must outgrow its noise in 19 of 20
          repeats, and {amountWords(LEAST_COST[unit], unit)} {unitWords(unit)}.
        </li>
        <li>The same better answer in one round counts once among the moments.</li>
        <li>
          <b>The bot is strong, not right.</b> In these deals everybody plays quickly and sensibly, and it may miss long
          plans.
        </li>
      </ul>
    </PaperDialog>
  )
}
