import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { takeName } from '../identity/identity.ts'
import { useWish } from './use-wish.ts'

interface NameDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onNamed: () => Promise<void>
}

export function NameDialog({ name, onClose, onNamed }: NameDialogProps) {
  const [wanted, setWanted] = useState(name)
  const wish = useWish()
  const take = (event: FormEvent) => {
    event.preventDefault()
    wish.run('name', async () => {
      await takeName(wanted)
      await onNamed()
      onClose()
    })
  }
  return (
    <PaperDialog title="What shall we call you?" onClose={onClose}>
      <form onSubmit={take}>
        <p className="quiet">Others at the table see this name. No account is needed.</p>
        <label className="field">
          Your name
          <input
            value={wanted}
            maxLength={30}
            required
            autoComplete="off"
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
            Take this name
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}
