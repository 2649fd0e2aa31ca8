import type { Player } from '@turnwright/kernel'
import type { Option, Unit } from '@turnwright/search/review'
import { inWords, SeatMark } from '@turnwright/tabletop'
import { fullOf, WeightBar } from './weight-bar.tsx'
import './weights.css'

interface WeightsProps {
  readonly options: readonly Option[]
  readonly unit: Unit
  readonly chooser: Player
  /** What whoever chose is called. */
  readonly chooserName: string
}

/** Options side by side: a bar is solid as far as it is sure, striped to where it may reach, and the tick is the number. */
export function Weights({ options, unit, chooser, chooserName }: WeightsProps) {
  const full = fullOf(options, unit)
  return (
    <ol className="weights">
      {options.map(({ words, worth, isChosen, isPreferred }, at) => (
        <li
          // Options never change their order.
          key={at}
          className="weight"
          data-best={isPreferred || undefined}
          data-seat={isChosen && !isPreferred ? chooser.seat : undefined}
        >
          <span className="weight-number" aria-hidden="true">
            {at + 1}
          </span>
          <span className="weight-what">
            <span>{words.length === 0 ? 'Nothing' : inWords(words)}</span>
            {isPreferred && <span className="only-read">, what the bot prefers</span>}
            {isChosen && (
              <span className="weight-by" data-seat={chooser.seat}>
                <SeatMark seat={chooser.seat} />
                {chooserName}
                <span className="only-read"> chose it</span>
              </span>
            )}
          </span>
          {worth !== null && <WeightBar {...{ worth, unit, full }} />}
        </li>
      ))}
    </ol>
  )
}
