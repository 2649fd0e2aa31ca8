import { PUSH_AFTER, type PushRequest } from '@turnwright/protocol/client'
import { BellRing, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWish } from '../lobby/use-wish.ts'
import { ringBell, shake } from './bell.ts'
import { callSettings, useCallSettings } from './call-settings.ts'
import { MailReminders } from './mail-reminders.tsx'
import type { PushPossible } from './this-browser.ts'
import { useReminders } from './use-reminders.ts'
import './reminders-panel.css'

const WHY_NOT: Readonly<Record<Exclude<PushPossible, 'yes'>, string>> = {
  insecure: 'Browsers allow notices where the page came over https, or from this machine.',
  unsupported:
    'This browser cannot be called back while the page is closed. On an iPhone, add the page to the home screen.',
  denied: 'Not allowed in this browser. Allow notices in its settings for this page, then come back.',
}

/** How one is called back to one's games: asked for only after a switch is turned on. */
export function RemindersPanel({ name }: { readonly name: string }) {
  const tool = useReminders(name)
  const { sound, vibration } = useCallSettings()
  const [isSent, setSent] = useState(false)
  const wish = useWish()
  const { now } = tool
  const isOn = now?.here !== null && now !== null
  const possible = now?.possible ?? 'yes'
  const after = now?.told.push.after ?? 1
  const turn = (on: boolean, minutes: PushRequest['after'] = after) => {
    setSent(false)
    wish.run('push', () => (on ? tool.turnOn(minutes) : tool.turnOff()))
  }
  return (
    <section className="you-panel reminders" aria-labelledby="reminders">
      <header className="you-panel-head">
        <h2 id="reminders">Called back</h2>
        <small>when a game waits for you</small>
        {isOn && (
          <span className="reminders-on">
            <BellRing size={14} aria-hidden="true" /> on in this browser
          </span>
        )}
      </header>
      <Row
        title="A notice"
        note={possible === 'yes' ? 'once you have been away for' : WHY_NOT[possible]}
        isOn={isOn}
        isDisabled={now === null || possible !== 'yes'}
        onTurn={turn}
      >
        <select
          className="reminders-after"
          aria-label="After how long away"
          value={after}
          disabled={possible !== 'yes'}
          onChange={({ target }) => {
            const minutes = PUSH_AFTER.find((each) => String(each) === target.value)
            if (minutes !== undefined) turn(true, minutes)
          }}
        >
          {PUSH_AFTER.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60 ? '1 hour' : minutes === 1 ? '1 minute' : `${minutes} minutes`}
            </option>
          ))}
        </select>
      </Row>
      {now !== null && now.told.mail.isOffered && <MailReminders mail={now.told.mail} tool={tool} />}
      <Row
        title="A bell"
        note="while a table is open in another tab"
        isOn={sound}
        onTurn={(on) => {
          callSettings.choose({ sound: on })
          if (on) ringBell()
        }}
      />
      {'vibrate' in navigator && (
        <Row
          title="Vibration"
          note="on devices that can"
          isOn={vibration}
          onTurn={(on) => {
            callSettings.choose({ vibration: on })
            if (on) shake()
          }}
        />
      )}
      <p className="you-refused" role="alert">
        {wish.refused}
      </p>
      <div className="reminders-foot">
        {isOn && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={wish.pending !== null || undefined}
            onClick={() =>
              wish.run('test', async () => {
                await tool.sendTest()
                setSent(true)
              })
            }
          >
            <Send size={15} aria-hidden="true" />
            Send a test
          </button>
        )}
        <output>
          {isSent ? 'Sent. It should be here in a moment.' : 'Tells the game and who waits, never what you hold.'}
        </output>
      </div>
    </section>
  )
}

interface RowProps {
  readonly title: string
  readonly note: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onTurn: (on: boolean) => void
  readonly children?: ReactNode
}

function Row({ title, note, isOn, isDisabled = false, onTurn, children }: RowProps) {
  return (
    <div className="reminders-row">
      <div>
        <b>{title}</b>
        <small>{note}</small>
      </div>
      {children}
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-label={title}
        disabled={isDisabled}
        onClick={() => onTurn(!isOn)}
      />
    </div>
  )
}
