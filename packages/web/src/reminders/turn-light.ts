import { useEffect } from 'react'

const HOUSE = 'Turnwright'

/** The title of the page and its sign in the list of tabs, by which somebody who looks elsewhere sees that they are waited for. */
export function useTurnLight(isLit: boolean, title: string | null): void {
  useEffect(() => {
    document.title = title === null ? HOUSE : `${title} · ${HOUSE}`
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    icon?.setAttribute('href', isLit ? '/favicon-turn.svg' : '/favicon.svg')
    return () => {
      document.title = HOUSE
      icon?.setAttribute('href', '/favicon.svg')
    }
  }, [isLit, title])
}
