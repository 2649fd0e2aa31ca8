const channel = new BroadcastChannel('turnwright:identity')

/** Who signs in, out or is forgotten in one tab is so in all of them. */
export function tellOtherTabs(): void {
  channel.postMessage('changed')
}

/** A tab in which somebody else sat begins anew as who it is now. */
export function followOtherTabs(): void {
  channel.addEventListener('message', () => location.reload())
}
