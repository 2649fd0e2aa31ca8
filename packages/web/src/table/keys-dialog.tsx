import { PaperDialog } from '../dialog/paper-dialog.tsx'
import './keys-dialog.css'

/** What is written on a key, and what it does. */
export type KeyHelp = readonly [key: string, does: string]

export const TABLE_KEYS: readonly KeyHelp[] = [
  ['← ↑ ↓ →', 'Move over what can be chosen, on the table and in the request'],
  ['Enter', 'Choose, or take back'],
  ['C', 'Confirm what is chosen'],
  ['U', 'Undo'],
  ['Esc', 'Put back what is picked up, or let go of the table'],
  ['?', 'Show these keys'],
]

interface KeysDialogProps {
  readonly keys: readonly KeyHelp[]
  readonly onClose: () => void
}

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <PaperDialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </PaperDialog>
  )
}
