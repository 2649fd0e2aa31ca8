import type { Page } from '@playwright/test'

/** What the page shows in English though the server told it in another language. */
export function shownInEnglish(page: Page, titles: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((english) => {
    const isWorded = (text: string) => /^⟦[\s\S]*⟧(: none of these)?$/.test(text)
    const told = new Set(english)
    const found: string[] = []
    const nameOf = (element: Element) => element.className || element.tagName.toLowerCase()
    const ownText = (element: Element) =>
      Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
        .join('')
        .trim()

    const sentences = '.request:not(.is-waiting) :is(.request-ask, .request-help), .log-line > span:last-child'
    for (const element of document.querySelectorAll(sentences)) {
      const text = element.textContent?.trim() ?? ''
      if (!isWorded(text)) found.push(`read in ${nameOf(element)}: ${text}`)
    }
    for (const element of document.querySelectorAll('.request-panel *')) {
      // What a game draws in its own way is hidden from ears, which hear the words beside it.
      if (element.closest('[aria-hidden="true"]') !== null) continue
      for (const text of [ownText(element), element.getAttribute('aria-label') ?? ''])
        if (told.has(text)) found.push(`drawn in ${nameOf(element)}: ${text}`)
    }
    return found
  }, titles)
}
