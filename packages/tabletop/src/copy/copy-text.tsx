import { Check, Copy } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import './copy-text.css'

export interface CopyTextProps {
  readonly text: string
  /** What the button says before: "Copy the list". */
  readonly label: string
}

/** Puts a text on the clipboard. Where the browser keeps that shut, the text is shown, chosen whole, to be copied by hand. */
export function CopyText({ text, label }: CopyTextProps): ReactElement {
  const [last, setLast] = useState<{ readonly text: string; readonly copied: boolean } | null>(null)
  const came = last?.text === text ? last : null
  const copy = async () => setLast({ text, copied: await copied(text) })
  return (
    <>
      <button type="button" className="btn btn-small copy-text" onClick={() => void copy()}>
        {came?.copied === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{came === null ? label : came.copied ? 'Copied' : 'Copy it by hand'}</span>
      </button>
      {came?.copied === false && (
        <textarea
          className="copy-by-hand"
          readOnly
          rows={6}
          aria-label="The browser keeps its clipboard shut: copy this by hand"
          value={text}
          ref={(field) => field?.select()}
        />
      )}
    </>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
