import type { Projection } from '@turnwright/kernel/host'
import { adviceWords, type Hint, reasonWords } from '@turnwright/search/hint'
import { type GameUi, inWords, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { Lightbulb, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fullOf, WeightBar } from '../review/weight-bar.tsx'
import { OptionFace } from './option-face.tsx'
import type { HintNow } from './use-hints.ts'
import './hint-panel.css'

interface HintPanelProps {
  readonly now: HintNow
  readonly play: Projection
  readonly ui: GameUi | null
  readonly onHide: () => void
}

/** What a strong bot would do, in the place of the log: the request above it does not move. */
export function HintPanel({ now, play, ui, onHide }: HintPanelProps) {
  const { given, problem, prompt } = now
  const panel = useRef<HTMLElement>(null)
  useFocusThatIsSeen(panel)
  return (
    <section className="hint-panel" aria-label="Hint" ref={panel}>
      <div className="hint-head">
        <Lightbulb size={18} aria-hidden="true" />
        <h2 className="hint-say" tabIndex={-1} aria-live="polite">
          {given === null ? (problem ?? 'A bot thinks about it…') : adviceWords(given.hint)}
        </h2>
        <button type="button" className="hint-away" aria-label="Hide the hint" onClick={onHide}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {given !== null && (
        <>
          <Options hint={given.hint} {...{ play, ui, prompt }} />
          <Expected hint={given.hint} play={play} />
          <p className="hint-fine">
            {given.hint.lead === 'unweighed'
              ? 'From what you know, by its rules.'
              : `${given.hint.unit === 'chance' ? 'Chance to win' : 'Points at the end'}, from what you know; ${given.hint.deals} deals for each.`}{' '}
            <b>Hint {given.number} of this game, noted in its record.</b>
          </p>
        </>
      )}
    </section>
  )
}

interface OptionsProps {
  readonly hint: Hint
  readonly prompt: HintNow['prompt']
  readonly play: Projection
  readonly ui: GameUi | null
}

function Options({ hint, prompt, play, ui }: OptionsProps) {
  const { options, unit, lead } = hint
  const full = fullOf(options, unit)
  return (
    <ol className="weights">
      {options.map((option, at) => (
        // Options never change their order.
        <li key={at} className="weight" data-best={(at === 0 && lead !== 'none') || undefined}>
          <span className="weight-number" aria-hidden="true">
            {at + 1}
          </span>
          <span className="weight-what">
            <OptionFace {...{ option, prompt, play, ui }} />
            <span>{option.words.length === 0 ? 'Nothing' : inWords(option.words)}</span>
          </span>
          {option.worth !== null && lead !== 'unweighed' && <WeightBar worth={option.worth} {...{ unit, full }} />}
          {reasonWords(hint, at).map((reason) => (
            <p key={reason} className="hint-why">
              {reason}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** How it may go on after the first answer. */
function Expected({ hint, play }: { readonly hint: Hint; readonly play: Projection }) {
  const line = hint.options[0]?.line.slice(0, MOST_TURNS) ?? []
  // What follows is what counts: the answer itself stands above.
  if (line.length < 2) return null
  return (
    <>
      <h3 className="hint-next">How it may go on</h3>
      <ol className="hint-line">
        {line.map(({ seat, words }, at) => (
          <li key={at}>
            <SeatMark seat={seat} />
            <span>
              <b>{nameOfSeat(play.players, seat, play.seat)}</b> {inShort(words)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const MOST_TURNS = 4
const MOST_WORDS = 6

/** A turn may have many answers: the first of them say where it goes. */
function inShort(words: readonly string[]): string {
  return [...words.slice(0, MOST_WORDS), ...(words.length > MOST_WORDS ? ['…'] : [])].join(' · ')
}

/** On a phone the panel covers the request, and with it whatever had the focus. */
function useFocusThatIsSeen(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: shown } = panel
    const before = document.activeElement
    const isHidden = before === null || before === document.body || !before.checkVisibility()
    if (isHidden) shown?.querySelector<HTMLElement>('.hint-say')?.focus({ preventScroll: true })
    return () => {
      const hadFocus = shown?.contains(document.activeElement) === true || document.activeElement === document.body
      if (hadFocus)
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.hint-ask')?.focus({ preventScroll: true }))
    }
  }, [panel])
}
