import type { Page } from '@playwright/test'

/** The addresses of the style sheets that the page has loaded so far. */
export function sheetsOnPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
}

/** The selectors of games in these sheets that apply to something on the page, whatever is hovered or focused. */
export function gameRulesInUse(page: Page, sheets: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((chosen) => {
    const found: string[] = []
    // Pseudo-elements, and what comes and goes with the pointer, become what is always true.
    const momentary = /::[\w-]+(\([^)]*\))?|:(hover|focus|focus-visible|focus-within|active)(?![\w-])/g
    const applies = (selector: string) =>
      document.querySelector(selector.replaceAll(momentary, ':nth-child(n)')) !== null

    /** A nested selector as it would stand alone. */
    const alone = (selector: string, parent: string | null) => {
      if (parent === null) return selector
      return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`
    }
    const walk = (rules: CSSRuleList, parent: string | null) => {
      for (const rule of rules) {
        const isStyle = rule instanceof CSSStyleRule
        const selector = isStyle ? alone(rule.selectorText, parent) : parent
        if (isStyle && selector !== null && rule.style.length > 0 && applies(selector)) found.push(selector)
        if (rule instanceof CSSGroupingRule || isStyle) walk(rule.cssRules, selector)
      }
    }
    for (const sheet of document.styleSheets) {
      if (sheet.href === null || !chosen.includes(sheet.href)) continue
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSLayerBlockRule && rule.name === 'game') walk(rule.cssRules, null)
      }
    }
    return found
  }, sheets)
}
