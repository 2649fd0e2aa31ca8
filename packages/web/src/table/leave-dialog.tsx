import { PaperDialog } from '../dialog/paper-dialog.tsx'

interface LeaveDialogProps {
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Conceding cannot be undone, so it is asked twice. */
export function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  return (
    <PaperDialog title="Concede and leave?" onClose={onClose}>
      <p>
        You give up your seat for good. The others go on without you; where nobody is left to play against, they win.
      </p>
      <p className="quiet">To come back later, just close the page: your seat waits for you.</p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          Stay
        </button>
        <button
          type="button"
          className="btn btn-danger"
          onClick={() => {
            onLeave()
            onClose()
          }}
        >
          Concede
        </button>
      </div>
    </PaperDialog>
  )
}
