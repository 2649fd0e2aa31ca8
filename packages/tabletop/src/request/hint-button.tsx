import type { Prompt } from '@turnwright/kernel/host'
import { Lightbulb } from 'lucide-react'
import type { ReactElement } from 'react'
import type { HintTool } from './hint-tool.ts'
import './hint-button.css'

/** Quiet, at the head of the request, and short: whose turn it is stands on the same line, in more words or fewer as others answer. */
export function HintButton({ tool, prompt }: { readonly tool: HintTool; readonly prompt: Prompt }): ReactElement {
  const isShown = tool.shown === prompt.requestId
  return (
    <button
      type="button"
      className="hint-ask"
      data-key="h"
      aria-keyshortcuts="H"
      aria-expanded={isShown}
      onClick={() => tool.toggle(prompt)}
    >
      <Lightbulb size={15} aria-hidden="true" />
      <span>
        <span className="only-read">{isShown ? 'Hide ' : 'Ask for '}</span>
        {isShown ? 'the hint' : 'a hint'}
      </span>
      <kbd className="key" aria-hidden="true">
        H
      </kbd>
    </button>
  )
}
