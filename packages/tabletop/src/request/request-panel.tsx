import type { Projection } from '@turnwright/kernel/host'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { GameUi } from '../board/game-ui.ts'
import { AnytimePanel } from './anytime-panel.tsx'
import { FocusRelease } from './focus-release.tsx'
import type { HintTool } from './hint-tool.ts'
import { PromptBlock } from './prompt-block.tsx'
import type { UndoTool } from './undo-tool.ts'
import { useFocusOnQuestion } from './use-focus-on-question.ts'
import { useFreshQuestion } from './use-fresh-question.ts'
import { useSecondClicks } from './use-second-clicks.ts'
import { WaitingBlock } from './waiting-block.tsx'
import './request-panel.css'

export interface RequestPanelProps {
  readonly projection: Projection
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
  /** Null where no hints are given. */
  readonly hint?: HintTool | null
  /** What the house says beside the game: who is waited for too long, and what may be done about it. */
  readonly house?: ReactNode
  /** Below whom we wait for. */
  readonly meanwhile?: ReactNode
  /** Something the player must know now: a conflict, a refusal. It covers, and never pushes. */
  readonly notice?: ReactNode
}

/** The voice of the game: what is asked of you, or whom we wait for. */
export function RequestPanel({
  projection,
  ui,
  undo,
  hint = null,
  house,
  meanwhile,
  notice,
}: RequestPanelProps): ReactElement {
  const { prompts, view } = projection
  const asked = prompts.map(({ requestId }) => requestId).join(' ')
  const panel = useRef<HTMLDivElement>(null)
  useFocusOnQuestion(panel, asked)
  const isFresh = useFreshQuestion(asked)
  const guard = useSecondClicks(asked)
  return (
    <div
      className="request-panel"
      ref={panel}
      data-asked={asked}
      data-waiting={prompts.length === 0 || undefined}
      data-fresh={isFresh || undefined}
      onClickCapture={guard}
    >
      {/* Another question is read from its beginning; the same one again stays where it was scrolled to. */}
      <FocusRelease asked={asked} panel={panel}>
        <div className="request-scroll" key={prompts.map(({ title }) => title).join(' ')}>
          {prompts.map((prompt) => (
            <PromptBlock key={prompt.requestId} {...{ prompt, projection, ui, undo, hint }} />
          ))}
          {house}
          {prompts.length === 0 && (
            <>
              <WaitingBlock {...{ projection, ui, undo }} />
              {meanwhile}
            </>
          )}
        </div>
        <AnytimePanel prompts={prompts} faceOf={(action) => ui?.anytimeFaceOf?.(action, view) ?? null} />
      </FocusRelease>
      {notice}
    </div>
  )
}
