/** What some browsers send when the page could become an app. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** The browser says it once, perhaps before anybody is there to show it. */
export const installOffer = {
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => set(event as InstallOffer))
    addEventListener('appinstalled', () => set(null))
  },
  now: (): InstallOffer | null => offer,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async take(): Promise<void> {
    const taken = offer
    set(null)
    await taken?.prompt()
  },
}

function set(next: InstallOffer | null): void {
  next?.preventDefault()
  offer = next
  for (const listener of listeners) listener()
}
