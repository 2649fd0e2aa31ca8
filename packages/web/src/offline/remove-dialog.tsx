import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { useWish } from '../lobby/use-wish.ts'

interface RemoveDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onRemove: () => Promise<void>
}

/** A game that only this browser has is gone for good, so it is asked twice. */
export function RemoveDialog({ name, onClose, onRemove }: RemoveDialogProps) {
  const wish = useWish()
  return (
    <PaperDialog title={`Remove this game of ${name}?`} onClose={onClose}>
      <p>It is kept in this browser alone: nobody can bring it back.</p>
      <p className="quiet">Its record can be kept as a file before, beside its result.</p>
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          className="btn btn-danger"
          onClick={() =>
            wish.run('remove', async () => {
              await onRemove()
              onClose()
            })
          }
        >
          Remove
        </button>
      </div>
    </PaperDialog>
  )
}
