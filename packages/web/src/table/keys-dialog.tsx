import { PaperDialog } from '../dialog/paper-dialog.tsx'
import './keys-dialog.css'

const KEYS: readonly (readonly [string, string])[] = [
  ['← ↑ ↓ →', 'Move over what can be chosen, on the table and in the request'],
  ['Enter', 'Choose, or take back'],
  ['C', 'Confirm what is chosen'],
  ['U', 'Undo'],
  ['Esc', 'Put back what is picked up, or let go of the table'],
  ['?', 'Show these keys'],
]

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <PaperDialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
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
