import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import { Marked, type Tokens } from 'marked'
import type { Entry } from './contents.ts'
import { anchorOf, printedAt, type Surroundings, targetOf } from './links.ts'

const LANGUAGES = { ts: typescript, tsx: typescript, sh: bash, json, css, py: python, python }
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

const LONGEST_SUMMARY = 240

export interface Heading {
  readonly depth: number
  readonly anchor: string
  readonly text: string
}

/** A piece of a page that can be found: a heading and what stands under it. */
export interface Passage {
  readonly anchor: string
  readonly heading: string
  readonly words: string
}

export interface Page {
  readonly entry: Entry
  readonly title: string
  /** Its first sentences. */
  readonly summary: string
  readonly html: string
  readonly headings: readonly Heading[]
  readonly passages: readonly Passage[]
  /** Anchors that its links name, with the page they are on. */
  readonly links: readonly { readonly slug: string; readonly anchor: string }[]
}

/** Makes a page of a text. Throws a `BrokenLink` where a link of it leads nowhere. */
export function readText(entry: Entry, text: string, around: Surroundings): Page {
  const headings: Heading[] = []
  const links: { slug: string; anchor: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: written }: Tokens.Heading) {
        const anchor = anchorOf(plainOf(written), new Set(headings.map((each) => each.anchor)))
        headings.push({ depth, anchor, text: plainOf(written) })
        return `<h${depth} id="${anchor}"><a class="here" href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const target = targetOf(href, entry, around)
        if (target.kind === 'outside') return `<a href="${escaped(target.href)}" rel="noreferrer">${inner}</a>`
        if (target.kind === 'data') return `<a href="${escaped(target.file)}">${inner}</a>`
        if (target.kind === 'file') return `<span class="file" title="${escaped(target.path)}">${inner}</span>`
        links.push(target)
        const address = target.slug === entry.slug ? '' : `${target.slug}.html`
        return `<a href="${address}${target.anchor === '' ? '' : `#${target.anchor}`}">${inner}</a>`
      },
      // Pictures of the repository's front page are not part of any page here.
      image: ({ text: told }) => escaped(told),
      html: ({ text: raw }) => escaped(raw),
      code({ text: code, lang }: Tokens.Code) {
        const [language = '', file = ''] = (lang ?? '').split(' ')
        const caption = file === '' ? '' : `<figcaption>${captionOf(file)}</figcaption>`
        return `<figure class="code">${caption}<pre tabindex="0"><code>${highlighted(code, language)}</code></pre></figure>\n`
      },
      table(token: Tokens.Table) {
        const rows = [token.header, ...token.rows].map((cells, at) => {
          const tag = at === 0 ? 'th' : 'td'
          return `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        })
        const [head = '', ...body] = rows
        const isBare = token.header.every(({ text: written }) => written.trim() === '')
        return `<div class="wide" tabindex="0"><table>${isBare ? '' : `<thead>${head}</thead>`}<tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
  /** A sample leads to the whole file, where a page prints it. */
  function captionOf(file: string): string {
    const target = printedAt(file, around.entries)
    if (target === null) return escaped(file)
    links.push(target)
    return `<a href="${target.slug}.html#${target.anchor}">${escaped(file)}</a>`
  }

  const html = marked.parse(text, { async: false })
  const tokens = marked.lexer(text)
  const passages = passagesIn(tokens, headings)
  const [first] = headings
  const opening = tokens.find((token) => token.type === 'paragraph') as Tokens.Paragraph | undefined
  return {
    entry,
    title: first?.text ?? entry.name,
    summary: sentencesOf(plainOf(opening?.text ?? '')),
    html,
    headings,
    passages,
    links,
  }
}

function passagesIn(tokens: readonly { readonly type: string; readonly raw: string }[], headings: readonly Heading[]) {
  const passages: Passage[] = []
  let at = -1
  let words: string[] = []
  const close = (): void => {
    const heading = headings[at]
    if (heading !== undefined)
      passages.push({ anchor: heading.anchor, heading: heading.text, words: plainOf(words.join(' ')) })
    words = []
  }
  for (const { type, raw } of tokens) {
    if (type !== 'heading') {
      words.push(raw)
      continue
    }
    close()
    at++
  }
  close()
  return passages
}

/** As many whole sentences as have room. */
function sentencesOf(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text
  const end = text.slice(0, LONGEST_SUMMARY).search(/[.!?](?=\s\S*[^.!?]*$)/)
  return end < 0 ? `${text.slice(0, LONGEST_SUMMARY).replace(/\s\S*$/, '')} …` : text.slice(0, end + 1)
}

/** A text without its marks. */
function plainOf(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Code as HTML, in the colours of its language. */
export function highlighted(code: string, language: string): string {
  return language in LANGUAGES ? hljs.highlight(code, { language }).value : escaped(code)
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
