import type { IncomingHttpHeaders } from 'node:http'
import { isLocale } from '@turnwright/protocol'

const MOST_LANGUAGES = 10

/** What somebody reads, best first: the one they ask for, else those that their browser names. */
export function languagesOf(asked: string | undefined, headers: IncomingHttpHeaders): readonly string[] {
  if (asked !== undefined) return [asked]
  return (headers['accept-language'] ?? '')
    .split(',', MOST_LANGUAGES)
    .map((range) => {
      const [language = '', quality = ''] = range.split(';')
      return { language: language.trim(), quality: Number(/^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(quality)?.[1] ?? 1) }
    })
    .filter(({ language, quality }) => quality > 0 && isLocale(language))
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
