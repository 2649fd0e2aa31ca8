import type { Prompt, PromptAnytime } from '@turnwright/kernel/host'
import { type ReactElement, useState } from 'react'
import type { ChoiceFace } from '../board/game-ui.ts'
import { refKey } from '../board/ref-key.ts'
import { useTableVoice } from '../board/table-voice.ts'
import { usePointing } from '../board/use-pointing.ts'
import { CountBadge } from '../pieces/count-badge.tsx'
import { ChoiceFaceView } from './choice-row.tsx'
import { refOfAction } from './offers.ts'
import { wordsOfAnytime } from './words-of.ts'
import './anytime-panel.css'

export interface AnytimePanelProps {
  readonly prompts: readonly Prompt[]
  readonly faceOf: (action: PromptAnytime) => ChoiceFace | null
}

/** What may be done before answering; the question is asked again afterwards. */
export function AnytimePanel({ prompts, faceOf }: AnytimePanelProps): ReactElement | null {
  const actions = prompts.flatMap((prompt) => besides(prompt).map((action) => ({ prompt, action })))
  const [open, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <section className="anytime" aria-label="At any time" data-open={open || undefined}>
      <h3 className="anytime-title">At any time</h3>
      <button type="button" className="anytime-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        At any time <CountBadge count={actions.length} />
      </button>
      <div className="anytime-list">
        {actions.map(({ prompt, action }) => (
          <AnytimeRow key={JSON.stringify([prompt.requestId, action])} {...{ prompt, action }} face={faceOf(action)} />
        ))}
      </div>
    </section>
  )
}

/** What the question itself offers in the same words is not offered twice. */
function besides({ anytime, choices }: Prompt): readonly PromptAnytime[] {
  return anytime.filter(({ description }) => !choices.some(({ title }) => title === description))
}

interface AnytimeRowProps {
  readonly prompt: Prompt
  readonly action: PromptAnytime
  readonly face: ChoiceFace | null
}

function AnytimeRow({ prompt, action, face }: AnytimeRowProps) {
  const { answer, busy } = useTableVoice()
  const ref = refOfAction(action)
  const { pointed, pointer } = usePointing(ref === null ? null : refKey(ref))
  return (
    <button
      type="button"
      className="anytime-row"
      data-row={`anytime:${action.type}:${action.description}`}
      data-pointed={pointed || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && answer(prompt, { action: 'anytime-action', anytimeAction: action })}
      {...pointer}
    >
      <ChoiceFaceView words={wordsOfAnytime(action)} detail={undefined} face={face} />
    </button>
  )
}
