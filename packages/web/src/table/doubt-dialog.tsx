import { PaperDialog } from '../dialog/paper-dialog.tsx'

/** An answer that would bring nothing, before it is given. */
export interface Doubt {
  readonly means: string
  readonly run: () => void
}

interface DoubtDialogProps {
  readonly doubt: Doubt
  readonly onClose: () => void
}

/** Asks once: the rules allow it, and somebody may want it. */
export function DoubtDialog({ doubt: { means, run }, onClose }: DoubtDialogProps) {
  return (
    <PaperDialog title="Do this all the same?" onClose={onClose}>
      <p>{means}</p>
      <div className="dialog-foot">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          Choose again
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            onClose()
            run()
          }}
        >
          Do it
        </button>
      </div>
    </PaperDialog>
  )
}
