import type { Plain } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import { type ReactElement, useId, useState } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { plainWords } from './plain-words.ts'
import './action-choices.css'

/** A structured answer without a panel of the game's own: one of the legal examples, or any other, written out. */
export function ActionChoices({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { answer, busy } = useTableVoice()
  const send = (example: Plain) => !busy && answer(prompt, [example])
  return (
    <>
      <fieldset className="choices">
        <legend className="only-read">Choices</legend>
        {prompt.examples.map((example) => (
          <button
            key={JSON.stringify(example)}
            type="button"
            className="choice"
            data-state="choosable"
            data-row={`example:${JSON.stringify(example)}`}
            aria-disabled={busy || undefined}
            onClick={() => send(example)}
          >
            <span className="choice-words">{plainWords(example)}</span>
          </button>
        ))}
      </fieldset>
      <WrittenAnswer first={prompt.examples[0] ?? {}} send={send} />
    </>
  )
}

interface WrittenAnswerProps {
  readonly first: Plain
  readonly send: (answer: Plain) => void
}

function WrittenAnswer({ first, send }: WrittenAnswerProps) {
  const id = useId()
  const [text, setText] = useState(() => JSON.stringify(first, null, 2))
  const parsed = parse(text)
  return (
    <details className="written-answer">
      <summary>Advanced: write the answer yourself</summary>
      <label className="only-read" htmlFor={id}>
        The answer, as JSON
      </label>
      <textarea id={id} rows={6} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <output className="written-verdict">{parsed === undefined ? 'This is not JSON yet.' : ''}</output>
      <button
        type="button"
        className="btn btn-small"
        disabled={parsed === undefined}
        onClick={() => parsed !== undefined && send(parsed)}
      >
        Answer with this
      </button>
    </details>
  )
}

function parse(text: string): Plain | undefined {
  try {
    return JSON.parse(text) as Plain
  } catch {
    return undefined
  }
}
