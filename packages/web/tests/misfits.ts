import type { Page } from '@playwright/test'

/** What must be in sight on a page. */
export interface InSight {
  /** What belongs to whoever looks: a farm, a mat. On a small screen a part of it is enough, the rest is pushed up. */
  readonly own: string | null
  /** Rows and buttons, of which at least one must be in sight. */
  readonly answers: string
}

/** A page may take a moment to lay itself out at another size: what does not fit stays so. */
const LOOKS = 5
const BETWEEN_LOOKS = 200

/** Everything that is cut off, lies over something else, sticks out of the screen or is out of sight. */
export async function misfits(page: Page, inSight: InSight): Promise<readonly string[]> {
  let found = await page.evaluate(look, inSight)
  for (let looks = 1; looks < LOOKS && found.length > 0; looks++) {
    await page.waitForTimeout(BETWEEN_LOOKS)
    found = await page.evaluate(look, inSight)
  }
  return found
}

/** Runs in the page, and so brings everything it needs. */
function look({ own, answers }: InSight): readonly string[] {
  /** Browsers round the widths of text, and letters reach out of short lines. */
  const SLACK = 2
  /** Cards that do not fit side by side lie over each other on purpose, and come up when pointed at. */
  const SPREAD = '.hand-fan, .es-field, .family-lots'
  /** The edges of a field meet at its corners. */
  const MEET = '.ag-yard'
  /** A note that does not fit wraps out of sight as a whole. */
  const GOES_WHOLE = '.nameplate-note'
  /** What a card does may end in dots or fade, since the enlarged card tells the whole; names and labels may not. */
  const EXCERPTS =
    '.ag-card-text, .ag-played-words small, .es-card-text, .es-offer-text, .es-link-text, .es-resource small, .pk-card-text, .pk-row-words small'
  const ENLARGED = '[data-zoom], .place'
  const SHARE_IN_SIGHT = 0.25

  const { clientWidth: width, clientHeight: height } = document.documentElement
  const screen = new DOMRect(0, 0, width, height)
  const found: string[] = []
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  /** What is printed like a picture is no text, but somebody reads it. */
  const printOn = (element: Element) => element.getAttribute('data-text')
  const note = (element: Element, what: string) => {
    const [print] = [element, ...element.querySelectorAll('[data-text]')].map(printOn).filter((words) => words !== null)
    found.push(`${nameOf(element)}: ${what}: ${(print ?? element.textContent ?? '').trim().slice(0, 40)}`)
  }

  interface Look {
    readonly cuts: boolean
    readonly scrolls: boolean
    readonly layer: boolean
    readonly fixed: boolean
    readonly floats: boolean
    readonly isLine: boolean
    readonly isDotted: boolean
    /** A pixel in size, for ears. */
    readonly isHeard: boolean
  }
  const looks = new Map<Element, Look>()
  function lookOf(element: Element): Look {
    const known = looks.get(element)
    if (known !== undefined) return known
    const { display, overflowX, overflowY, position, textOverflow, clipPath } = getComputedStyle(element)
    // What has no box of its own cuts nothing off.
    const flows = display === 'contents' ? '' : `${overflowX} ${overflowY}`
    const scrolls = /auto|scroll/.test(flows)
    const fixed = position === 'fixed'
    const layer = fixed || position === 'sticky'
    const floats = position === 'absolute'
    const cuts = scrolls || /hidden|clip/.test(flows)
    const isDotted = cuts && textOverflow === 'ellipsis'
    const isHeard = clipPath !== 'none' && element.clientWidth <= 1 && element.clientHeight <= 2
    const here = { cuts, scrolls, layer, fixed, floats, isLine: display === 'inline', isDotted, isHeard }
    looks.set(element, here)
    return here
  }

  /** From an element up to what it is fixed in. What is laid on something else is not cut off by what lies between. */
  function above(element: Element): readonly Element[] {
    const path: Element[] = []
    for (let at: Element | null = element; at !== null && !lookOf(at).fixed; ) {
      const { floats } = lookOf(at)
      at = floats && at instanceof HTMLElement ? (at.offsetParent ?? at.parentElement) : at.parentElement
      if (at !== null) path.push(at)
    }
    return path
  }

  function common(one: DOMRect, other: DOMRect): DOMRect | null {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    const [wide, high] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top]
    return wide > SLACK && high > SLACK ? new DOMRect(left, top, wide, high) : null
  }

  /** As much of it as its scrolled parts and the screen show. */
  function shownOf(element: Element, box = element.getBoundingClientRect()): DOMRect | null {
    const windows = [element, ...above(element)].filter((at) => lookOf(at).cuts)
    return windows.reduce<DOMRect | null>(
      (rest, at) => rest && common(rest, at.getBoundingClientRect()),
      common(box, screen),
    )
  }

  /** Drawn, and not only for ears. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let at: Element | null = element; at !== null; at = at.parentElement) if (lookOf(at).isHeard) return false
    return element.closest('.only-read') === null
  }

  const hasWords = (element: Element) =>
    printOn(element) !== null ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

  /** Dots, a last line that is the last allowed, or a fade tell that there is more. */
  function isExcerpt(element: Element): boolean {
    const { textOverflow, webkitLineClamp, maskImage } = getComputedStyle(element)
    const isMarked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none'
    return isMarked && element.matches(EXCERPTS) && element.closest(ENLARGED) !== null
  }

  /** Dots take the place of letters as soon as a part of a pixel is missing, and whole pixels do not tell it. */
  function endsInDots(element: Element): boolean {
    if (!lookOf(element).isDotted) return false
    const range = document.createRange()
    range.selectNodeContents(element)
    const { paddingRight, borderRightWidth } = getComputedStyle(element)
    const edge =
      element.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
    return [...range.getClientRects()].some(({ right }) => right > edge + 0.1)
  }

  function lookForCuts(element: Element): void {
    if (element.matches(GOES_WHOLE)) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    const { cuts, scrolls, isLine } = lookOf(element)
    const isTooWide = !isLine && !scrolls && scrollWidth > clientWidth + SLACK
    if ((isTooWide || endsInDots(element)) && !isExcerpt(element))
      note(element, `${scrollWidth} wide in ${clientWidth}`)
    if (cuts && !scrolls && scrollHeight > clientHeight + SLACK && !isExcerpt(element))
      note(element, `${scrollHeight} high in ${clientHeight}`)
    const box = element.getBoundingClientRect()
    const windows = above(element).filter((at) => lookOf(at).cuts)
    if ((box.left < -SLACK || box.right > width + SLACK) && !windows.some((at) => lookOf(at).scrolls))
      note(element, `from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`)
    const [nearest] = windows
    if (nearest === undefined || lookOf(nearest).scrolls || isExcerpt(nearest) || isExcerpt(element)) return
    const edges = nearest.getBoundingClientRect()
    if (box.right > edges.right + SLACK || box.left < edges.left - SLACK) note(element, `cut off by ${nameOf(nearest)}`)
  }

  /** What is meant to be pushed sideways scrolls that way alone; whatever scrolls down must not do so as well. */
  function lookForSidewaysScrolls(element: Element): void {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isPushedBothWays = [overflowX, overflowY].every((flow) => /auto|scroll/.test(flow))
    const { scrollWidth, clientWidth } = element
    if (isPushedBothWays && scrollWidth > clientWidth + 1)
      note(element, `scrolls sideways, ${scrollWidth} wide in ${clientWidth}`)
  }

  /** Paper, drawings and other words hide what lies below; a clear veil does not. */
  function hidesWords(element: Element): boolean {
    if (hasWords(element) || element instanceof SVGElement) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const veil = /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? (backgroundColor === 'rgba(0, 0, 0, 0)' ? '0' : '1')
    return backgroundImage !== 'none' || Number(veil) > 0.5
  }

  /** A sheet lies over the table, a sticky foot over what scrolls below it: what they hide can be scrolled up. */
  const layerOf = (element: Element) => [element, ...above(element)].find((at) => lookOf(at).layer)

  /** The lines of its own words, not of what it holds. */
  function linesOf(element: Element): readonly DOMRect[] {
    if (printOn(element) !== null) return [...element.getClientRects()]
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return words.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }

  /** What holds its words: the box of a line within a sentence is not its own. */
  function boxOf(element: Element): Element {
    let box = element
    while (lookOf(box).isLine && box.parentElement !== null) box = box.parentElement
    return box
  }

  function lookForCovers(element: Element): void {
    if (element.closest(SPREAD) !== null) return
    for (const whole of linesOf(element)) {
      const line = shownOf(element, whole)
      if (line === null) continue
      for (const share of [0.1, 0.5, 0.9]) {
        const over = document.elementFromPoint(line.left + line.width * share, line.top + line.height / 2)
        if (over === null || element.contains(over) || over.contains(element)) continue
        // Words of one line stand beside each other.
        if (!hidesWords(over) || layerOf(element) !== layerOf(over) || boxOf(element) === boxOf(over)) continue
        note(element, `covered by ${nameOf(over)}`)
        return
      }
    }
  }

  function lookForOverlaps(): void {
    const buttons = [...document.querySelectorAll('button, a[href], [role="button"]')].flatMap((button) => {
      const box = button.closest(`${SPREAD}, ${MEET}`) === null && isSeen(button) ? shownOf(button) : null
      return box === null ? [] : [{ button, box }]
    })
    for (const [at, { button, box }] of buttons.entries())
      for (const { button: other, box: over } of buttons.slice(at + 1)) {
        if (button.contains(other) || other.contains(button) || common(box, over) === null) continue
        if (layerOf(button) === layerOf(other)) note(button, `overlaps ${nameOf(other)}`)
      }
  }

  /** Of what is its own, as much as the sheet leaves in sight. */
  function lookForOwn(selector: string): void {
    const element = document.querySelector(selector)
    if (element === null) return void found.push(`${selector} is not there`)
    const whole = element.getBoundingClientRect()
    const shown = shownOf(element)
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect()
    const hidden = shown === null || sheet === undefined ? null : common(shown, sheet)
    const area = (box: DOMRect | null) => (box === null ? 0 : box.width * box.height)
    const share = (area(shown) - area(hidden)) / area(whole)
    if (!(share >= SHARE_IN_SIGHT)) note(element, `only ${Math.round(share * 100)} of 100 parts in sight`)
  }

  const boxes = new Set<Element>()
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !isSeen(element)) continue
    lookForSidewaysScrolls(element)
    if (!hasWords(element)) continue
    boxes.add(element).add(boxOf(element))
    lookForCovers(element)
  }
  for (const box of boxes) lookForCuts(box)
  lookForOverlaps()
  if (own !== null) lookForOwn(own)
  if (![...document.querySelectorAll(answers)].some((answer) => isSeen(answer) && shownOf(answer) !== null))
    found.push(`no answer is in sight: ${answers}`)
  if (document.documentElement.scrollWidth > width) found.push(`the page is wider than ${width}`)
  return found
}
