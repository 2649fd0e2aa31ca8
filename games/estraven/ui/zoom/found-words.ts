import { handWords, permanentWords, printedWords } from '../card/card-words.ts'
import type { FoundCard } from './find-card.ts'

/** All that can be seen of a card where it lies, for ears that have been told its name. */
export function wordsOfFound({ printed, permanent, hand }: FoundCard): string {
  const words =
    permanent !== null
      ? permanentWords(printed, permanent)
      : hand !== null
        ? handWords(printed, hand)
        : printedWords(printed)
  return words.slice(`${printed.name}, `.length)
}
