import type { Account } from '@turnwright/protocol/client'
import { Fingerprint, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { someone } from '../identity/identity.ts'
import { useWish } from '../lobby/use-wish.ts'
import { hasPasskeys } from './authenticator.ts'
import { deviceLabel } from './device-label.ts'
import { keepName } from './keeping.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import './keep-offer.css'

interface KeepOfferProps {
  readonly account: Account
  /** How many games of this browser would come along. */
  readonly games: number
  readonly onKept: (codes: readonly string[] | null) => void
}

/** For guests: an offer, never a gate. */
export function KeepOffer({ account, games, onKept }: KeepOfferProps) {
  const [isSigningIn, setSigningIn] = useState(false)
  const wish = useWish()
  const create = async () => {
    await someone(null)
    const { codes } = await keepName(deviceLabel(navigator.userAgent))
    onKept(codes)
  }
  const canKeep = hasPasskeys()
  return (
    <section className="you-panel keep-offer" aria-labelledby="keep-name">
      <span className="keep-art" aria-hidden="true">
        <Fingerprint />
      </span>
      <div>
        <h2 id="keep-name">Keep this name elsewhere</h2>
        <p>
          A passkey brings {account.name}, with all games, to your other devices. No e-mail, no password. Without it
          everything stays as it is, in this browser.
        </p>
        {!canKeep && (
          <p className="keep-note">
            Passkeys do not work at this address. Open the page by its name over https, or as localhost on this machine.
          </p>
        )}
        <div className="keep-doors">
          {canKeep && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={wish.pending !== null || undefined}
              onClick={() => wish.run('keep', create)}
            >
              <KeyRound aria-hidden="true" />
              {wish.pending === 'keep' ? 'Waiting for your device…' : 'Create a passkey'}
            </button>
          )}
          <button type="button" className="btn" onClick={() => setSigningIn(true)}>
            {canKeep ? 'I have one' : 'Use a recovery code'}
          </button>
        </div>
        <p className="you-refused" role="alert">
          {wish.refused}
        </p>
      </div>
      {isSigningIn && (
        <SignInDialog
          name={account.name}
          games={games}
          onClose={() => setSigningIn(false)}
          onEntered={() => {
            setSigningIn(false)
            onKept(null)
          }}
        />
      )}
    </section>
  )
}
