/** The words that somebody looks for, in small letters. */
export function searchWords(query: string): readonly string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether every word begins a word of the text. */
export function speaksOf(text: string, words: readonly string[]): boolean {
  const inside = searchWords(text)
  return words.every((word) => inside.some((each) => each.startsWith(word)))
}

/** The text in pieces: every second one begins with one of the words. */
export function piecesOf(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text]
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'))
}

const NEAREST = 3

/** Words of the texts that are close to one that is found nowhere. */
export function nearestWords(texts: readonly string[], missing: string): readonly string[] {
  const known = new Set(texts.flatMap(searchWords))
  const most = missing.length < 5 ? 1 : 2
  return [...known]
    .map((word) => ({ word, far: distance(word, missing) }))
    .filter(({ word, far }) => word.length > 2 && far <= most)
    .toSorted((a, b) => a.far - b.far || a.word.localeCompare(b.word))
    .slice(0, NEAREST)
    .map(({ word }) => word)
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (above[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      row.push(Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    above = row
  }
  return above[b.length] ?? 0
}
