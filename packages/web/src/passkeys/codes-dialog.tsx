import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { saveFile } from './save-file.ts'
import './codes-dialog.css'

interface CodesDialogProps {
  readonly name: string
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, in the one moment in which anybody sees them. */
export function CodesDialog({ name, codes, onClose }: CodesDialogProps) {
  const [isCopied, setCopied] = useState(false)
  const text = `Recovery codes of ${name} at ${location.host}. Each is good once.\n\n${codes.join('\n')}\n`
  return (
    <PaperDialog title="Keep these codes" onClose={onClose}>
      <p>
        Should every device with a passkey be lost, one of these signs you in. Each is good once, and they are shown now
        and never again.
      </p>
      <ol className="codes num" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <output className="only-read">{isCopied ? 'Copied' : ''}</output>
      <div className="dialog-foot">
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <Copy aria-hidden="true" />
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('turnwright-recovery-codes.txt', text, 'text/plain')}
        >
          <Download aria-hidden="true" />
          Save
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          I have kept them
        </button>
      </div>
    </PaperDialog>
  )
}
