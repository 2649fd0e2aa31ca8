import { piecesOf } from './search-words.ts'

interface MarkedProps {
  readonly text: string
  /** What is looked for. */
  readonly words: readonly string[]
}

/** A text in which what is looked for stands out. */
export function Marked({ text, words }: MarkedProps) {
  const pieces = piecesOf(text, words)
  if (pieces.length === 1) return text
  // Every second piece is a word that was looked for.
  return pieces.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}
