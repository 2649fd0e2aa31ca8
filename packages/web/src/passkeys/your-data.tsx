import type { Account } from '@turnwright/protocol/client'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { deleteEverything, takeAlong } from './keeping.ts'
import { saveFile } from './save-file.ts'
import './your-data.css'

interface YourDataProps {
  readonly account: Account
  readonly onForgotten: () => void
}

/** Everything of mine, to take along or to have deleted: for guests as well. */
export function YourData({ account, onForgotten }: YourDataProps) {
  const [isDeleting, setDeleting] = useState(false)
  const wish = useWish()
  const take = async () => {
    saveFile('turnwright-my-data.json', JSON.stringify(await takeAlong(), null, 1), 'application/json')
  }
  return (
    <section className="your-data" aria-label="Your data">
      <button
        type="button"
        className="you-link"
        aria-disabled={wish.pending !== null || undefined}
        onClick={() => wish.run('take', take)}
      >
        {wish.pending === 'take' ? 'Gathering everything…' : 'Take my data with me'}
      </button>
      <button type="button" className="you-link" onClick={() => setDeleting(true)}>
        Forget me on this server
      </button>
      <p className="you-refused" role="alert">
        {wish.refused}
      </p>
      {isDeleting && <DeleteDialog name={account.name} onClose={() => setDeleting(false)} onForgotten={onForgotten} />}
    </section>
  )
}

interface DeleteDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onForgotten: () => void
}

function DeleteDialog({ name, onClose, onForgotten }: DeleteDialogProps) {
  const [written, setWritten] = useState('')
  const wish = useWish()
  const forget = (event: FormEvent) => {
    event.preventDefault()
    wish.run('forget', async () => {
      await deleteEverything(written)
      onForgotten()
    })
  }
  return (
    <PaperDialog title="Delete everything of yours?" onClose={onClose}>
      <form onSubmit={forget}>
        <ul className="delete-list">
          <li>Your name, passkeys and codes go. This cannot be taken back.</li>
          <li>You leave every game that goes on; the others play without you.</li>
          <li>Games against bots are removed. Where others played, your seat is called “Somebody”.</li>
          <li>Games that you keep in this browser for offline play are not touched.</li>
        </ul>
        <label className="field">
          Write {name} to say that you mean it
          <input
            value={written}
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWritten(event.target.value)}
          />
        </label>
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button type="button" className="btn" onClick={onClose}>
            Keep everything
          </button>
          <button type="submit" className="btn btn-danger" aria-disabled={wish.pending !== null || undefined}>
            {wish.pending === null ? 'Delete everything' : 'Deleting…'}
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}
