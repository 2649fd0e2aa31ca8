import type { ReminderStore } from './reminder-store.ts'

/** No browser of somebody is told any more; where they go on being told is a mail address, if they gave one. */
export async function forgetBrowsers(
  store: Pick<ReminderStore, 'pushOf' | 'forgetPush'>,
  person: string,
): Promise<void> {
  for (const { endpoint } of await store.pushOf(person)) await store.forgetPush(endpoint, person)
}
