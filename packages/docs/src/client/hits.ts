export interface Index {
  readonly pages: readonly { readonly slug: string; readonly title: string }[]
  readonly passages: readonly (readonly [number, string, string, string])[]
}

export interface Hit {
  readonly page: { readonly slug: string; readonly title: string }
  readonly anchor: string
  readonly heading: string
  readonly words: string
  readonly worth: number
}

const MOST = 12

/** Every word of what is sought begins one of a passage's; a heading counts for more than a text. */
export function hitsFor(sought: string, { pages, passages }: Index): readonly Hit[] {
  const terms = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const hits = passages.flatMap(([at, anchor, heading, words]): Hit[] => {
    const page = pages[at] as Index['pages'][number]
    const worths = terms.map(
      (term) => 8 * worthOf(heading, term) + 3 * worthOf(page.title, term) + worthOf(words, term),
    )
    if (worths.some((worth) => worth === 0)) return []
    return [{ page, anchor, heading, words, worth: worths.reduce((sum, worth) => sum + worth, 0) }]
  })
  return hits.toSorted((one, other) => other.worth - one.worth).slice(0, MOST)
}

/** A whole word counts for more than its beginning, and that for more than a part of it. */
function worthOf(text: string, term: string): number {
  const small = text.toLowerCase()
  const at = small.indexOf(term)
  if (at < 0) return 0
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  for (let from = at; from >= 0; from = small.indexOf(term, from + 1))
    if (!isLetter(small[from - 1])) return isLetter(small[from + term.length]) ? 2 : 3
  return 1
}
