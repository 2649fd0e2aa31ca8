import type { Projection, Prompt, PromptChoice } from '@turnwright/kernel/host'
import { type ReactElement, useId } from 'react'
import type { GameUi } from '../board/game-ui.ts'
import { PlainBody } from '../board/hook-guard.tsx'
import { useTableVoice } from '../board/table-voice.ts'
import { ActionChoices } from './action-choices.tsx'
import { ChoiceCount } from './choice-count.tsx'
import { ChoiceList } from './choice-list.tsx'
import { type Draft, EMPTY, isComplete, needsConfirm, selectionOf } from './draft.ts'
import { HintButton } from './hint-button.tsx'
import type { HintTool } from './hint-tool.ts'
import { offersOf } from './offers.ts'
import { RefusedList } from './refused-list.tsx'
import { RequestFoot } from './request-foot.tsx'
import { RuleChip } from '../rules/rule-chip.tsx'
import type { UndoTool } from './undo-tool.ts'
import { Waits } from './waits.tsx'
import { wordsOf } from './words-of.ts'

interface PromptBlockProps {
  readonly prompt: Prompt
  readonly projection: Projection
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
  readonly hint: HintTool | null
}

/** One question: what is asked, the choices, the live count, what cannot be chosen and why, and the way to answer. */
export function PromptBlock({ prompt, projection, ui, undo, hint }: PromptBlockProps): ReactElement {
  const { drafts, answer, busy } = useTableVoice()
  const { view, seat } = projection
  const helpId = useId()
  const draft = drafts[prompt.requestId] ?? EMPTY
  const asked = { prompt, draft, view, seat }
  const collects = prompt.type === 'select' && needsConfirm(prompt)
  const optional = prompt.type === 'select' && !collects && prompt.min === 0
  const problem = ui?.problemOf?.(asked) ?? null
  const confirm = collects
    ? {
        label: ui?.confirmLabel?.(asked) ?? confirmWords(prompt, draft.length),
        ready: isComplete(prompt, draft) && problem === null,
        problem,
        run: () => answer(prompt, selectionOf(prompt, draft)),
      }
    : optional
      ? { label: ui?.confirmLabel?.(asked) ?? 'Choose none', ready: true, problem: null, run: () => answer(prompt, []) }
      : null
  const body = ui?.bodyOf?.(asked) ?? null
  const choices = <PromptChoices prompt={prompt} draft={draft} ui={ui} view={view} />
  return (
    <section
      className="request"
      aria-label="What is asked of you"
      aria-busy={busy || undefined}
      data-request={prompt.requestId}
    >
      <div>
        <div className="request-from">
          <span>{askedOf(projection)}</span>
          <RuleChip of={prompt.about} />
          {hint !== null && <HintButton tool={hint} prompt={prompt} />}
        </div>
        <h2 className="request-ask" tabIndex={-1} aria-describedby={prompt.help === null ? undefined : helpId}>
          {wordsOf(prompt)}
        </h2>
        {prompt.help !== null && (
          <p className="request-help" id={helpId}>
            {prompt.help}
          </p>
        )}
      </div>
      {ui?.leadOf?.(asked)}
      {body === null ? choices : <PlainBody value={choices}>{body}</PlainBody>}
      {collects && prompt.max > 1 && (
        <div className="request-tally">
          <ChoiceCount chosen={draft.length} bounds={prompt} />
          <span className="request-sum">{ui?.tallyOf?.(asked)}</span>
        </div>
      )}
      <RefusedList refused={prompt.unavailable} faceOf={(refused) => ui?.refusedFaceOf?.(refused, view) ?? null} />
      <RequestFoot confirm={confirm} undo={undo} />
      <Waits projection={projection} ui={ui} />
    </section>
  )
}

function askedOf({ waitingFor, concurrent, seat }: Projection): string {
  const others = waitingFor.some((waiting) => waiting.seat !== seat)
  if (!others) return 'Your turn'
  return concurrent ? 'Whoever answers first' : 'Everyone at once'
}

function confirmWords(prompt: Prompt, chosen: number): string {
  if (chosen === 0 && prompt.min === 0) return 'Choose none'
  return prompt.max > 1 ? `Confirm ${chosen} chosen` : 'Confirm'
}

interface PromptChoicesProps {
  readonly prompt: Prompt
  readonly draft: Draft
  readonly ui: GameUi | null
  readonly view: unknown
}

function PromptChoices({ prompt, draft, ui, view }: PromptChoicesProps) {
  if (prompt.type === 'action') return <ActionChoices prompt={prompt} />
  const look = {
    layout: ui?.layoutOf?.(prompt, view) ?? 'rows',
    faceOf: (choice: PromptChoice) => ui?.faceOf?.(choice, view, prompt) ?? null,
    orderOf: (choice: PromptChoice) => ui?.orderOf?.(choice, view) ?? 0,
  }
  return <ChoiceList offers={offersOf(prompt, draft)} label="Choices" look={look} />
}
