import type { Account, PasskeySummary } from '@turnwright/protocol/client'
import { Cloud, KeyRound, LogOut, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { hasPasskeys } from './authenticator.ts'
import { deviceLabel } from './device-label.ts'
import { keepName, namePasskey, newCodes, removePasskey, signOut } from './keeping.ts'
import { dayOf } from './day-of.ts'
import './kept-panel.css'

interface KeptPanelProps {
  readonly account: Account
  readonly onChanged: (codes: readonly string[] | null) => void
  readonly onLeft: () => void
}

type Open = { readonly rename: PasskeySummary } | { readonly remove: PasskeySummary } | 'codes' | 'everywhere' | null

/** What keeps a name: passkeys, codes, and where it is signed in. */
export function KeptPanel({ account, onChanged, onLeft }: KeptPanelProps) {
  const [open, setOpen] = useState<Open>(null)
  const wish = useWish()
  const close = () => setOpen(null)
  const isBusy = wish.pending !== null || undefined
  const add = async () => {
    await keepName(deviceLabel(navigator.userAgent))
    onChanged(null)
  }
  const leave = async (everywhere: boolean) => {
    await signOut(everywhere)
    onLeft()
  }
  const isLast = account.passkeys.length === 1
  return (
    <section className="you-panel" aria-labelledby="passkeys">
      <header className="you-panel-head">
        <h2 id="passkeys">Your name is kept</h2>
        <small>{account.passkeys.length === 1 ? 'by one passkey' : `by ${account.passkeys.length} passkeys`}</small>
      </header>
      <ul className="passkeys">
        {account.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <KeyRound aria-hidden="true" />
            <div>
              <b>{passkey.label}</b>
              <small>
                made {dayOf(passkey.since)}
                {passkey.used !== null && `, last used ${dayOf(passkey.used)}`}
                {passkey.synced && (
                  <span className="passkey-synced">
                    <Cloud size={13} aria-hidden="true" /> on several devices
                  </span>
                )}
              </small>
            </div>
            <button
              type="button"
              className="you-icon"
              aria-label={`Rename ${passkey.label}`}
              onClick={() => setOpen({ rename: passkey })}
            >
              <Pencil size={16} aria-hidden="true" />
            </button>
            {!isLast && (
              <button
                type="button"
                className="you-icon"
                aria-label={`Remove ${passkey.label}`}
                onClick={() => setOpen({ remove: passkey })}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <dl className="you-facts">
        <div>
          <dt>Recovery codes</dt>
          <dd>{account.codes === 0 ? 'all used' : `${account.codes} left`}</dd>
          <dd>
            <button type="button" className="btn btn-small" onClick={() => setOpen('codes')}>
              New codes
            </button>
          </dd>
        </div>
        <div>
          <dt>Signed in</dt>
          <dd>{account.sessions === 1 ? 'here alone' : `in ${account.sessions} browsers`}</dd>
          <dd>
            <button type="button" className="btn btn-small" onClick={() => setOpen('everywhere')}>
              Sign out everywhere
            </button>
          </dd>
        </div>
      </dl>
      <p className="you-refused" role="alert">
        {wish.refused}
      </p>
      <div className="you-panel-foot">
        {hasPasskeys() && (
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => wish.run('add', add)}>
            <Plus aria-hidden="true" />
            {wish.pending === 'add' ? 'Waiting for your device…' : 'Add a passkey'}
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isBusy}
          onClick={() => wish.run('leave', () => leave(false))}
        >
          <LogOut aria-hidden="true" />
          Sign out here
        </button>
      </div>
      {open === 'codes' && (
        <SureDialog
          title="New recovery codes?"
          does="Make new codes"
          onClose={close}
          act={async () => {
            const codes = await newCodes()
            close()
            onChanged(codes)
          }}
        >
          The ones you have are good for nothing from then on.
        </SureDialog>
      )}
      {open === 'everywhere' && (
        <SureDialog title="Sign out everywhere?" does="Sign out everywhere" onClose={close} act={() => leave(true)}>
          In every browser, this one too, {account.name} is signed out, and none is told any more when it is your turn.
          Your passkeys and codes stay good.
        </SureDialog>
      )}
      {open !== null && typeof open === 'object' && 'remove' in open && (
        <SureDialog
          title={`Remove ${open.remove.label}?`}
          does="Remove it"
          isDanger
          onClose={close}
          act={async () => {
            await removePasskey(open.remove.id)
            close()
            onChanged(null)
          }}
        >
          It does not sign you in any more. Take it out of your device’s list of passkeys as well.
        </SureDialog>
      )}
      {open !== null && typeof open === 'object' && 'rename' in open && (
        <RenameDialog
          passkey={open.rename}
          onClose={close}
          onNamed={() => {
            close()
            onChanged(null)
          }}
        />
      )}
    </section>
  )
}

interface SureDialogProps {
  readonly title: string
  readonly does: string
  readonly isDanger?: boolean
  readonly children: React.ReactNode
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

function SureDialog({ title, does, isDanger = false, children, act, onClose }: SureDialogProps) {
  const wish = useWish()
  return (
    <PaperDialog title={title} onClose={onClose}>
      <p>{children}</p>
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onClose}>
          Leave it
        </button>
        <button
          type="button"
          className={isDanger ? 'btn btn-danger' : 'btn btn-primary'}
          aria-disabled={wish.pending !== null || undefined}
          onClick={() => wish.run('do', act)}
        >
          {does}
        </button>
      </div>
    </PaperDialog>
  )
}

interface RenameDialogProps {
  readonly passkey: PasskeySummary
  readonly onClose: () => void
  readonly onNamed: () => void
}

function RenameDialog({ passkey, onClose, onNamed }: RenameDialogProps) {
  const [label, setLabel] = useState(passkey.label)
  const wish = useWish()
  const name = (event: FormEvent) => {
    event.preventDefault()
    wish.run('name', async () => {
      await namePasskey(passkey.id, label)
      onNamed()
    })
  }
  return (
    <PaperDialog title="What is this passkey?" onClose={onClose}>
      <form onSubmit={name}>
        <label className="field">
          Its name
          <input
            value={label}
            maxLength={30}
            required
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
        </label>
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
            Call it that
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}
