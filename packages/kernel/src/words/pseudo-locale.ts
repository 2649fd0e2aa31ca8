import { type LinePart, partsOf, type Sentence, textOf } from './words.ts'

/** English rewritten, longer and accented, so that tests find what was never translated and what has no room to be. */
export const PSEUDO_LOCALE = 'en-XA'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáAÁcçCÇeéEÉiíIÍnñNÑoóOÓuúUÚyýYÝ')
    .join('')
    .match(/../gu)
    ?.map((pair) => Array.from(pair)) ?? [],
)

/** Names of people and cards stay; every sentence stands between brackets. */
export function pseudo(sentence: Sentence): Sentence {
  const parts: LinePart[] = partsOf(sentence).map((part) => (typeof part === 'string' ? accented(part) : part))
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.name.length), 0)
  return ['⟦', ...parts, ` ${'~'.repeat(Math.ceil(length / 3))}⟧`]
}

/** The same for words that are no sentence of a game's, such as those of a coach. */
export function pseudoText(text: string): string {
  return textOf(pseudo(text))
}

function accented(text: string): string {
  return Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('')
}
