import { PaperDialog } from '../dialog/paper-dialog.tsx'
import './keys-dialog.css'

/** What is written on a key, and what it does. */
export type KeyHelp = readonly [key: string, does: string]

export const TABLE_KEYS: readonly KeyHelp[] = [
  ['← ↑ ↓ →', 'Move over what can be chosen, on the table and in the request'],
  ['Enter', 'Choose, or take back'],
  ['C', 'Confirm what is chosen; agree to what is proposed about somebody who is waited for'],
  ['U', 'Undo'],
  ['H', 'Ask for a hint, where the table allows it, or hide it'],
  ['N', 'The next thing that a bot did, where they are shown step by step; S skips to now'],
  ['L', 'Look at what the others did since your last turn, step by step on the board'],
  ['Esc', 'Put back what is picked up, or let go of the table'],
  ['R', 'Read the rules, at the one that is asked now'],
  ['?', 'The rule behind what has the focus; these keys where nothing has it'],
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
