import { MAIL_AFTER, type MailRequest, type Reminders } from '@turnwright/protocol/client'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useWish } from '../lobby/use-wish.ts'
import type { RemindersTool } from './use-reminders.ts'

interface MailRemindersProps {
  readonly mail: Reminders['mail']
  readonly tool: RemindersTool
}

/** For games over days: an address, which is asked whether it is theirs before anything else is sent to it. */
export function MailReminders({ mail, tool }: MailRemindersProps) {
  const [isWriting, setWriting] = useState(false)
  const [address, setAddress] = useState('')
  const wish = useWish()
  const known = mail.address ?? mail.unconfirmed
  const ask = (event: FormEvent) => {
    event.preventDefault()
    wish.run('mail', async () => {
      await tool.useMail({ address, after: mail.after })
      setWriting(false)
      setAddress('')
    })
  }
  const wait = (after: MailRequest['after']) =>
    wish.run('after', () => tool.useMail({ address: mail.address ?? '', after }))
  return (
    <div className="reminders-mail">
      <div className="reminders-row">
        <div>
          <b>By mail</b>
          <small>
            {mail.address !== null ? (
              <>
                to <span className="reminders-address">{mail.address}</span>, once a turn
              </>
            ) : (
              'for games over days, once a turn'
            )}
          </small>
        </div>
        {mail.address !== null && (
          <select
            className="reminders-after"
            aria-label="Mail after how long"
            value={mail.after}
            onChange={({ target }) => {
              const minutes = MAIL_AFTER.find((each) => String(each) === target.value)
              if (minutes !== undefined) wait(minutes)
            }}
          >
            {MAIL_AFTER.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`}
              </option>
            ))}
          </select>
        )}
        {!isWriting && (
          <button type="button" className="btn btn-small" onClick={() => setWriting(true)}>
            {known === null ? 'Add an address' : 'Another address'}
          </button>
        )}
        {known !== null && (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-disabled={wish.pending !== null || undefined}
            onClick={() => wish.run('forget', tool.forgetMail)}
          >
            Remove
          </button>
        )}
      </div>
      {mail.unconfirmed !== null && (
        <output className="reminders-asked">
          <Mail size={16} aria-hidden="true" />
          <span>
            We wrote to <span className="reminders-address">{mail.unconfirmed}</span>. Open the link in that mail within
            a day; until then nothing else goes there.
          </span>
        </output>
      )}
      {isWriting && (
        <form className="reminders-form" onSubmit={ask}>
          <label className="field">
            Your mail address
            <input
              type="email"
              value={address}
              required
              maxLength={254}
              autoComplete="email"
              spellCheck={false}
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
          <div className="reminders-doors">
            <button
              type="submit"
              className="btn btn-primary btn-small"
              aria-disabled={wish.pending !== null || undefined}
            >
              {wish.pending === 'mail' ? 'Writing to it…' : 'Ask this address'}
            </button>
            <button type="button" className="btn btn-small" onClick={() => setWriting(false)}>
              Leave it
            </button>
          </div>
        </form>
      )}
      <p className="you-refused" role="alert">
        {wish.refused}
      </p>
    </div>
  )
}
