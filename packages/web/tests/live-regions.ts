/** What reached the ears of somebody at the page, in the order in which it did. */
export type Heard = { readonly kind: 'said'; readonly text: string } | { readonly kind: 'focus' }

declare global {
  var heard: Heard[]
  /** How often anything on the page has changed. */
  var changes: number
}

/** Runs in the page before anything else: keeps what its live regions say, as a screen reader would, and that the focus moved. */
export function listenToLiveRegions(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"], [role="alert"], output'
  // How long the line takes is another story each time.
  const NOT_HERE = '.connection, [aria-hidden="true"]'
  globalThis.heard = []
  globalThis.changes = 0
  const say = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words !== '') globalThis.heard.push({ kind: 'said', text: words })
  }
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.matches('[aria-hidden="true"]')) return ''
    if (node.childNodes.length === 0) return node.textContent ?? ''
    return [...node.childNodes].map(textOf).join(' ')
  }
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const watch = new MutationObserver((changes) => {
    const whole = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(LIVE) ?? null
      if (region === null) {
        for (const node of addedNodes) if (node instanceof Element) for (const alert of alertsIn(node)) whole.add(alert)
      } else if (region.closest(NOT_HERE) !== null) continue
      else if (region.matches('[role="log"]')) for (const node of addedNodes) say(textOf(node))
      else whole.add(region)
    }
    for (const region of whole) say(textOf(region))
  })
  const alertsIn = (node: Element) =>
    [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role="alert"]'))
  watch.observe(document, { subtree: true, childList: true, characterData: true })
  const count = new MutationObserver(() => globalThis.changes++)
  count.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  addEventListener('focusin', () => globalThis.heard.push({ kind: 'focus' }), true)
}
