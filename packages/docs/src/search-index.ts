import type { Page } from './read-text.ts'

/** What can be found, as the page's script reads it: all passages of all pages, the words of each in small letters. */
export interface SearchIndex {
  readonly pages: readonly { readonly slug: string; readonly title: string }[]
  /** Number of the page, anchor, heading, words. */
  readonly passages: readonly (readonly [number, string, string, string])[]
}

export function searchIndexOf(pages: readonly Page[]): SearchIndex {
  return {
    pages: pages.map(({ entry, title }) => ({ slug: entry.slug, title })),
    passages: pages.flatMap(({ entry, passages }, at) =>
      // Of a file that is printed whole the name can be found: its code would hide what the texts say.
      passages.map(({ anchor, heading, words }) => [at, anchor, heading, entry.prints ? '' : words] as const),
    ),
  }
}
