import { useLayoutEffect } from 'react'

/**
 * Says on the page itself what lies open above it, so that something else makes room. A style that looked for it with `:has()` would
 * have a browser look through the whole page after every change.
 */
export function useOpenOnPage(what: 'menu' | 'zoom'): void {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute(`data-open-${what}`, true)
    return () => void page.toggleAttribute(`data-open-${what}`, false)
  }, [what])
}
