import type { MailRequest, PushRequest, Reminders } from '@turnwright/protocol/client'
import { useCallback, useEffect, useState } from 'react'
import { someone } from '../identity/identity.ts'
import { client } from '../server/client.ts'
import {
  askForPush,
  type BrowserAddress,
  endPush,
  pushAddress,
  pushPossible,
  type PushPossible,
} from './this-browser.ts'

/** How somebody is called back, and whether this browser is. */
export interface RemindersNow {
  readonly told: Reminders
  readonly here: BrowserAddress | null
  readonly possible: PushPossible
}

export interface RemindersTool {
  /** Null until the server has told. */
  readonly now: RemindersNow | null
  readonly turnOn: (after: PushRequest['after']) => Promise<void>
  readonly turnOff: () => Promise<void>
  readonly sendTest: () => Promise<void>
  readonly useMail: (request: MailRequest) => Promise<void>
  readonly forgetMail: () => Promise<void>
}

export function useReminders(name: string): RemindersTool {
  const [now, setNow] = useState<RemindersNow | null>(null)
  const refresh = useCallback(async (told: Reminders) => {
    const here = told.push.devices === 0 ? null : await pushAddress()
    // A browser that the server has forgotten is told nothing, whatever it still holds itself.
    const isTold = here !== null && told.push.endpoints.includes(here.endpoint)
    setNow({ told, here: isTold ? here : null, possible: pushPossible() })
  }, [])
  useEffect(() => {
    client.call('GET /api/reminders').then(refresh, () => setNow(null))
    // Whoever becomes another is called back in another way.
  }, [refresh, name])

  const turnOn = async (after: PushRequest['after']) => {
    const { push } = (await someone(null), await client.call('GET /api/reminders'))
    const here = now?.here ?? (await askForPush(push.key).catch(() => null))
    if (here === null) {
      await refresh(await client.call('GET /api/reminders'))
      throw new Error(pushPossible() === 'denied' ? DENIED : UNREACHED)
    }
    await refresh(await client.call('POST /api/reminders/push', { body: { ...here, after } }))
  }
  const turnOff = async () => {
    const endpoint = now?.here?.endpoint
    if (endpoint === undefined) return
    const told = await client.call('POST /api/reminders/push/forget', { body: { endpoint } })
    await endPush()
    await refresh(told)
  }
  const sendTest = async () => {
    const endpoint = now?.here?.endpoint ?? ''
    await client.call('POST /api/reminders/push/test', { body: { endpoint } })
  }
  const useMail = async (body: MailRequest) => {
    await someone(null)
    await refresh(await client.call('POST /api/reminders/mail', { body }))
  }
  const forgetMail = async () => refresh(await client.call('POST /api/reminders/mail/forget', { body: {} }))
  return { now, turnOn, turnOff, sendTest, useMail, forgetMail }
}

const DENIED =
  'This browser does not allow notices from here. Allow them in its settings for this page, then try again.'
const UNREACHED = 'This browser’s push service could not be reached, or you said no. Nothing has changed: try again.'
