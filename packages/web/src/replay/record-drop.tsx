import { HouseSign } from '@turnwright/tabletop'
import { FileUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { Link } from '../navigation/link.tsx'
import './record-drop.css'

interface RecordDropProps {
  readonly problem: string | null
  readonly busy: boolean
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
}

/** Where a record is dropped, chosen or pasted. It stays in the page. */
export function RecordDrop({ problem, busy, onText, onFile }: RecordDropProps) {
  const [over, setOver] = useState(false)
  const [text, setText] = useState('')
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file !== undefined) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) take(event.clipboardData.files)
  }
  return (
    // A file may be dropped anywhere on the page; the button does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main
      className="record-drop cloth"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <div className="record-card paper" data-over={over || undefined} aria-busy={busy}>
        <Link className="record-home" href="/" aria-label="Back to the lobby">
          <HouseSign size={28} />
        </Link>
        <h1>Look again at a game</h1>
        <p>
          Drop the file of a record here, from “Keep the record” at a finished table or from the command line. It is
          played again in your browser and sent to nobody.
        </p>
        {problem !== null && (
          <p className="record-problem" role="alert">
            {problem}
          </p>
        )}
        <label className="btn btn-primary record-file">
          <FileUp aria-hidden="true" />
          {busy ? 'It is being played again…' : 'Choose a file'}
          <input
            type="file"
            accept=".json,application/json"
            className="only-read"
            disabled={busy}
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
        </label>
        <label className="record-paste">
          <span>Or paste its text</span>
          <textarea rows={4} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" className="btn" disabled={busy || text.trim() === ''} onClick={() => onText(text)}>
          Watch it
        </button>
      </div>
    </main>
  )
}
