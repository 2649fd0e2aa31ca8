import { posix } from 'node:path'
import { DATA, type Entry } from './contents.ts'
import { headingOf } from './sources.ts'

/** A link of a text that leads nowhere. */
export class BrokenLink extends Error {
  override readonly name = 'BrokenLink'
}

/** Where a link of a text leads: to a page of the site, to data beside it, out of it, or to a file that the site does not hold. */
export type Target =
  | { readonly kind: 'page'; readonly slug: string; readonly anchor: string }
  | { readonly kind: 'data'; readonly file: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'file'; readonly path: string }

export interface Surroundings {
  readonly entries: readonly Entry[]
  /** Whether the repository has such a file or folder. */
  readonly exists: (path: string) => boolean
}

export function targetOf(href: string, from: Entry, { entries, exists }: Surroundings): Target {
  if (/^(?:https?|mailto):/.test(href)) return { kind: 'outside', href }
  const [written = '', anchor = ''] = href.split('#')
  if (written === '') return { kind: 'page', slug: from.slug, anchor }
  const path = posix.normalize(posix.join(posix.dirname(from.file), written)).replace(/\/$/, '')
  const page = entries.find(({ file }) => file === path)
  if (page !== undefined) return { kind: 'page', slug: page.slug, anchor }
  const printed = printedAt(path, entries)
  if (printed !== null) return printed
  if (DATA.includes(path)) return { kind: 'data', file: posix.basename(path) }
  if (!path.startsWith('..') && exists(path)) return { kind: 'file', path }
  throw new BrokenLink(`${from.file}: ${href} leads nowhere`)
}

/** The place at which a page prints a file; null where none does. */
export function printedAt(path: string, entries: readonly Entry[]): (Target & { readonly kind: 'page' }) | null {
  const page = entries.find(({ prints }) => prints?.includes(path))
  if (page === undefined) return null
  return { kind: 'page', slug: page.slug, anchor: anchorOf(headingOf(page.file, path), new Set()) }
}

/** An address for a heading, as long as no other on the page has it. */
export function anchorOf(heading: string, taken: ReadonlySet<string>): string {
  const plain = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
  for (let number = 0; ; number++) {
    const anchor = number === 0 ? plain : `${plain}-${number}`
    if (!taken.has(anchor)) return anchor
  }
}
