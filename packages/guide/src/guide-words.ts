import { CANONICAL_LOCALE, PSEUDO_LOCALE, pseudoText } from '@turnwright/kernel/host'

/** What the coach says at a step. A name in brackets is a thing on the table: it is written as it is lit there. */
export interface StepWords {
  readonly title: string
  /** What to do, or what to see: a sentence or two. */
  readonly say: string
  /** Why now. */
  readonly why?: string
  /** What the partners did, and why that is of interest. */
  readonly meanwhile?: string
  /** What the coach says to another answer: kindly, and why not now. */
  readonly otherwise?: string
}

export interface GuideWords {
  /** By the ids of chapters and steps. */
  readonly chapters: Readonly<Record<string, string>>
  readonly steps: Readonly<Record<string, StepWords>>
  /** What somebody knows at the end, a line each. */
  readonly learned: readonly string[]
}

/** By locale. Where one is missing, English is spoken. */
export interface GuideVocabulary {
  readonly en: GuideWords
  readonly [locale: string]: GuideWords
}

export function guideWords(vocabulary: GuideVocabulary, locale: string | null): GuideWords {
  if (locale === PSEUDO_LOCALE) return rewritten(vocabulary[CANONICAL_LOCALE], pseudoText)
  const [language = CANONICAL_LOCALE] = (locale ?? CANONICAL_LOCALE).split('-')
  return vocabulary[locale ?? CANONICAL_LOCALE] ?? vocabulary[language] ?? vocabulary[CANONICAL_LOCALE]
}

function rewritten({ chapters, steps, learned }: GuideWords, rewrite: (text: string) => string): GuideWords {
  const each = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rewrite(text)]))
  return {
    chapters: each(chapters),
    steps: Object.fromEntries(
      // Every word of a step is a text.
      Object.entries(steps).map(([id, words]) => [id, each({ ...words }) as unknown as StepWords]),
    ),
    learned: learned.map(rewrite),
  }
}

/** A text in pieces: what stands in brackets is a thing on the table. */
export function piecesOf(text: string): readonly { readonly text: string; readonly isThing: boolean }[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('[') ? { text: piece.slice(1, -1), isThing: true } : { text: piece, isThing: false },
    )
}
