import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { hasPasskeys } from './authenticator.ts'
import { signIn, signInWithCode } from './keeping.ts'

interface SignInDialogProps {
  /** Of the guest of this browser. */
  readonly name: string
  readonly games: number
  readonly onClose: () => void
  readonly onEntered: () => void
}

/** Somebody whose name is kept comes in, with a passkey or with a code. */
export function SignInDialog({ name, games, onClose, onEntered }: SignInDialogProps) {
  const canUse = hasPasskeys()
  const [by, setBy] = useState<'passkey' | 'code'>(canUse ? 'passkey' : 'code')
  const [code, setCode] = useState('')
  const [brings, setBrings] = useState(true)
  const wish = useWish()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    wish.run('enter', async () => {
      await (by === 'passkey' ? signIn(brings) : signInWithCode(code, brings))
      onEntered()
    })
  }
  return (
    <PaperDialog title="Sign in" onClose={onClose}>
      <form onSubmit={enter}>
        {by === 'passkey' ? (
          <p className="quiet">Your device asks for the passkey that keeps your name. Nothing has to be typed.</p>
        ) : (
          <label className="field">
            Recovery code
            <input
              value={code}
              required
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
        )}
        {games > 0 && (
          <label className="sign-in-bring">
            <input type="checkbox" checked={brings} onChange={(event) => setBrings(event.target.checked)} />
            <span>
              Bring along {games === 1 ? 'the game' : `the ${games} games`} that {name} has in this browser
              <small>
                {brings
                  ? 'They are yours on every device then.'
                  : `Nobody can go on with them: ${name} is gone from this browser.`}
              </small>
            </span>
          </label>
        )}
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          {canUse && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => setBy(by === 'passkey' ? 'code' : 'passkey')}
            >
              {by === 'passkey' ? 'Use a recovery code' : 'Use a passkey'}
            </button>
          )}
          <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
            <KeyRound aria-hidden="true" />
            {wish.pending === null ? 'Sign in' : by === 'passkey' ? 'Waiting for your device…' : 'Signing in…'}
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}
