import type { Page } from '@playwright/test'

/** A page may take a moment to lay itself out at another width: what is broken stays so. */
const LOOKS = 10
const BETWEEN_LOOKS = 300

/** What does not fit on the page: words that are cut off, and things that stick out of their place or of the screen. */
export async function brokenLayout(page: Page): Promise<readonly string[]> {
  let found = await misfits(page)
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await page.waitForTimeout(BETWEEN_LOOKS)
    found = await misfits(page)
  }
  return found
}

function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Browsers round the widths of text, and the count on a token overhangs it a little. */
    const SLACK = 2
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const note = (element: Element, what: string) =>
      found.push(`${element.tagName.toLowerCase()}.${element.className}: ${what}: ${element.textContent?.slice(0, 60)}`)

    /** Only for ears, which is a pixel in size; folded away; or not laid out at all. */
    const isUnseen = (element: Element) =>
      element.closest('.only-read') !== null ||
      element.clientWidth + element.clientHeight === 2 ||
      !element.checkVisibility({ visibilityProperty: true })

    /** One swipe away, as the parts of the table are on a phone. */
    function isSwiped(element: Element): boolean {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + SLACK) return true
      return false
    }

    function look(element: Element): void {
      const { display, overflowY } = getComputedStyle(element)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      if (display !== 'inline' && scrollWidth > clientWidth + SLACK)
        note(element, `${scrollWidth} wide in ${clientWidth}`)
      if (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + SLACK)
        note(element, `${scrollHeight} high in ${clientHeight}`)
      const { left, right } = element.getBoundingClientRect()
      if ((left < -SLACK || right > width + SLACK) && !isSwiped(element))
        note(element, `from ${Math.round(left)} to ${Math.round(right)} of ${width}`)
    }

    for (const panel of document.querySelectorAll('.request-panel, .log, .result-panel'))
      for (const element of [panel, ...panel.querySelectorAll('*')])
        if (element instanceof HTMLElement && !isUnseen(element)) look(element)
    if (document.documentElement.scrollWidth > width) found.push(`the page is wider than ${width}`)
    return found
  })
}
