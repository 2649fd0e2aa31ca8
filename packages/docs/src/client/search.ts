// The one script of the site. It works from a disk and without a network: the index is a script too, loaded when somebody searches.
import { hitsFor, type Hit, type Index } from './hits.ts'

declare global {
  interface Window {
    searchIndex?: Index
  }
}

const AROUND = 60

const input = document.querySelector<HTMLInputElement>('#search') as HTMLInputElement
const found = document.querySelector<HTMLElement>('#found') as HTMLElement
let loading: Promise<Index> | null = null

function index(): Promise<Index> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = 'search-index.js'
    script.addEventListener('load', () => resolve(window.searchIndex as Index))
    script.addEventListener('error', () => reject(new Error('no index')))
    document.head.append(script)
  })
  return loading
}

async function search(): Promise<void> {
  const sought = input.value.trim()
  if (sought === '') return hide()
  const hits = await index().then(
    (read) => hitsFor(sought, read),
    () => null,
  )
  if (sought !== input.value.trim()) return
  found.hidden = false
  if (hits === null) found.textContent = 'The search could not be loaded. Reload the page to try again.'
  else if (hits.length === 0) found.textContent = `Nothing is said about “${sought}”.`
  else found.replaceChildren(listOf(hits, sought))
}

function listOf(hits: readonly Hit[], sought: string): HTMLElement {
  const list = document.createElement('ol')
  for (const { page, anchor, heading, words } of hits) {
    const link = document.createElement('a')
    link.href = `${page.slug}.html#${anchor}`
    const [title, where, text] = ['b', 'small', 'span'].map((tag) => document.createElement(tag)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    title.textContent = heading
    where.textContent = page.title === heading ? '' : page.title
    text.textContent = excerpt(words, sought)
    link.append(title, where, text)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

function excerpt(words: string, sought: string): string {
  const at = words.toLowerCase().indexOf(sought.toLowerCase().split(/\s+/)[0] ?? '')
  const from = Math.max(0, at - AROUND)
  const end = Math.max(from + 2 * AROUND, at + AROUND)
  return `${from > 0 ? '…' : ''}${words.slice(from, end)}${end < words.length ? '…' : ''}`
}

function hide(): void {
  found.hidden = true
  found.replaceChildren()
}

function links(): readonly HTMLAnchorElement[] {
  return [...found.querySelectorAll('a')]
}

function move(by: number): void {
  const all = links()
  const at = all.indexOf(document.activeElement as HTMLAnchorElement) + by
  if (at < 0) input.focus()
  else all[Math.min(at, all.length - 1)]?.focus()
}

input.addEventListener('input', () => void search())
input.addEventListener('focus', () => void index().catch(() => {}))
document.addEventListener('keydown', (event) => {
  const isWriting = document.activeElement === input
  if (event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    input.focus()
  } else if (event.key === 'Escape' && !found.hidden) {
    hide()
    input.focus()
  } else if (!found.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
  } else if (event.key === 'Enter' && isWriting) links()[0]?.click()
})
document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('.search')) hide()
})
