/** Whether a name has a word of so many letters, which would have to be broken. */
export function hasLongWord(name: string, letters: number): boolean {
  return name.split(' ').some((word) => word.length >= letters)
}
