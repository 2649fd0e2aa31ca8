import type { Vocabulary } from '@turnwright/kernel'
import { CANONICAL_LOCALE, PSEUDO_LOCALE } from '@turnwright/kernel/host'

/**
 * The first of the languages that a game has words for, `de` for `de-AT` among them; else English. Nothing is kept for
 * a locale that no game has, however many somebody thinks of.
 */
export function localeFor(words: Vocabulary | undefined, languages: readonly string[]): string {
  const spoken = new Map(
    [CANONICAL_LOCALE, PSEUDO_LOCALE, ...Object.keys(words ?? {})].map((l) => [l.toLowerCase(), l]),
  )
  for (const language of languages)
    for (let tag = language.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
      const locale = spoken.get(tag)
      if (locale !== undefined) return locale
    }
  return CANONICAL_LOCALE
}
