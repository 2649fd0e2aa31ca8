import { CONTENTS } from './contents.ts'
import { escaped, type Page } from './read-text.ts'

const SEARCH_ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/></svg>'
const MARK =
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1.6a10.4 10.4 0 1 0 10.1 7.9l-2.6.65A7.75 7.75 0 1 1 12 4.25c1.9 0 3.6.66 5 1.8l-1.7 1.9 6.3.7L21 2.3l-1.9 1.8A10.4 10.4 0 0 0 12 1.6Z"/><path d="M12 6.9a2.55 2.55 0 0 1 1.5 4.6c.2 1.9 1 3 2.3 3.9v1.8H8.2v-1.8c1.3-.9 2.1-2 2.3-3.9A2.55 2.55 0 0 1 12 6.9Z"/></svg>'

/** A page with the list of all pages beside it, and what stands on it. */
export function pageOf(page: Page): string {
  const inside = page.headings.filter(({ depth }) => depth === 2)
  const onThisPage =
    inside.length < 2
      ? ''
      : `<nav class="inside" aria-label="On this page"><h2>On this page</h2><ol>${inside
          .map(({ anchor, text }) => `<li><a href="#${anchor}">${escaped(text)}</a></li>`)
          .join('')}</ol></nav>`
  return framed(
    page.title,
    `<div class="spread"><nav class="pages" aria-label="Pages">${listOf(page.entry.slug)}</nav>
<main class="text" id="text">${page.html}</main>${onThisPage}</div>`,
  )
}

function listOf(here: string): string {
  return CONTENTS.map(
    ({ name, entries }) =>
      `<h2>${name}</h2><ul>${entries
        .map(
          ({ slug, name: called }) =>
            `<li><a href="${slug}.html"${slug === here ? ' aria-current="page"' : ''}>${escaped(called)}</a></li>`,
        )
        .join('')}</ul>`,
  ).join('')
}

/** What stands around every page, and the scripts that one of them has beside the search. */
export function framed(title: string, body: string, scripts: readonly string[] = []): string {
  const loaded = ['search.js', ...scripts].map((script) => `<script src="${script}" defer></script>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Turnwright</title><link rel="stylesheet" href="site.css">${loaded}</head>
<body><a class="skip" href="#text">To the text</a>
<header class="bar"><a class="brand" href="index.html">${MARK}Turnwright</a><span class="place">Documentation</span>
<search class="search"><label>${SEARCH_ICON}<input id="search" type="search" placeholder="Search" aria-label="Search the documentation" aria-controls="found" autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
<div id="found" role="status" hidden></div></search></header>
${body}</body></html>
`
}
