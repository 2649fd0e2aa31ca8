/** Whether this browser can be called back, and why not. */
export type PushPossible = 'yes' | 'insecure' | 'unsupported' | 'denied'

export interface BrowserAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export function pushPossible(): PushPossible {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

/** Where notices for this browser go; null where they go nowhere. */
export async function pushAddress(): Promise<BrowserAddress | null> {
  if (pushPossible() !== 'yes') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return addressOf((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the browser, which asks whoever sits before it. Null where they say no. */
export async function askForPush(key: string): Promise<BrowserAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another server, or before its key was lost, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }))
}

export async function endPush(): Promise<void> {
  if (pushPossible() !== 'yes') return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function addressOf(subscription: PushSubscription | null): BrowserAddress | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
