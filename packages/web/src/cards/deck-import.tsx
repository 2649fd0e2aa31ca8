import type { DeckLine, DeckWorkshop } from '@turnwright/tabletop'
import { useId, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'

interface DeckImportProps {
  readonly workshop: DeckWorkshop
  readonly onRead: (lines: readonly DeckLine[]) => void
  readonly onClose: () => void
}

/** A list from elsewhere: what can be read becomes the deck, and what cannot is told line by line. */
export function DeckImport({ workshop, onRead, onClose }: DeckImportProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { cards, problems } = workshop.read(text)
  // A deck that is not legal yet can still be worked on.
  const unread = problems.filter((problem) => problem.startsWith('line '))
  const size = cards.reduce((sum, { n }) => sum + n, 0)
  return (
    <PaperDialog title="Import a deck" onClose={onClose}>
      <div className="deck-import">
        <label htmlFor={id}>A number and a name on each line, such as “4 Bulbasaur” or “2 Pikachu JU 60”</label>
        <textarea id={id} rows={12} value={text} onChange={({ target }) => setText(target.value)} />
        <div aria-live="polite">
          {unread.map((problem) => (
            <p key={problem} className="deck-unread">
              {problem}
            </p>
          ))}
        </div>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={size === 0 || undefined}
          onClick={() => {
            if (size === 0) return
            onRead(cards)
            onClose()
          }}
        >
          {size === 0 ? 'Nothing to take over yet' : `Take over ${size} cards`}
        </button>
      </div>
    </PaperDialog>
  )
}
