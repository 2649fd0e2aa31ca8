/** In a draft two cards are kept, one of each kind: the button says how many are still to choose. */
export function draftWords(chosen: number): string {
  if (chosen === 0) return 'Choose one of each'
  return chosen === 1 ? 'Choose one more' : 'Keep these two'
}
