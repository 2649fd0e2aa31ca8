import { client } from '../server/client.ts'
import { endPush, pushAddress } from './this-browser.ts'

/** Whoever signs out here is not called back here: the next to sit before it may be somebody else. */
export async function quietBrowser(): Promise<void> {
  const here = await pushAddress().catch(() => null)
  if (here === null) return
  await client.call('POST /api/reminders/push/forget', { body: { endpoint: here.endpoint } })
  await endPush()
}
