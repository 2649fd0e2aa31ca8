import { type Rule, type RuleBook, rulesOf, textOfBlocks, textOfSpans } from '@turnwright/games/rule-book'
import { nearestWords, searchWords, speaksOf } from './search-words.ts'

/** The rules that speak of what somebody looks for: what is asked now first, then by number and title, then the rest. */
export function searchBook(book: RuleBook, query: string, asked: string | null): readonly Rule[] {
  const words = searchWords(query)
  const rank = (rule: Rule): number => {
    if (rule.number === asked) return 0
    if (rule.number.toLowerCase() === words[0]) return 1
    return speaksOf(rule.title, words) ? 2 : 3
  }
  return rulesOf(book)
    .filter((rule) => speaksOf(textOf(rule), words))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** What to look for instead of something that no rule speaks of. */
export function nearestIn(book: RuleBook, query: string): readonly string[] {
  const texts = rulesOf(book).map(textOf)
  const missing = searchWords(query).find((word) => !texts.some((text) => speaksOf(text, [word])))
  return missing === undefined ? [] : nearestWords(texts, missing)
}

function textOf({ number, title, blocks, rulings }: Rule): string {
  const asked = rulings.flatMap(({ question, answer }) => [question, textOfSpans(answer)])
  return [number, title, textOfBlocks(blocks), ...asked].join(' ')
}
