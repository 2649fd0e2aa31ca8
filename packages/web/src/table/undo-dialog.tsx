import { PaperDialog } from '../dialog/paper-dialog.tsx'
import type { UndoWish } from './undo-tool.ts'

interface UndoDialogProps {
  readonly wish: UndoWish
  readonly onClose: () => void
}

/** What is told for good cannot be taken back in its turn, so it is said before. */
export function UndoDialog({ wish: { means, asks, run }, onClose }: UndoDialogProps) {
  return (
    <PaperDialog title={asks ? 'Ask to take it back?' : 'Take it back?'} onClose={onClose}>
      <p>{means}</p>
      <p className="quiet">A card, a roll or an answer of somebody else that was seen counts as revealed.</p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          Play on
        </button>
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            run()
            onClose()
          }}
        >
          {asks ? 'Ask the others' : 'Take it back'}
        </button>
      </div>
    </PaperDialog>
  )
}
