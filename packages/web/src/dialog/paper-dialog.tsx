import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import './paper-dialog.css'

interface PaperDialogProps {
  readonly title: string
  /** For what needs more room than a form. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet of paper in front of the table. Escape, the cross and a click beside it put it away. */
export function PaperDialog({ title, isWide = false, onClose, children }: PaperDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-veil" />
        <Dialog.Popup className={isWide ? 'dialog dialog-wide paper' : 'dialog paper'}>
          <header className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="dialog-close" aria-label="Close">
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
