import { confusables } from './confusables.ts'

const takenFor: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([as, letters]) => Array.from(letters, (letter) => [letter, as] as const)),
)

/** What even the same script writes alike: 0 and O, 1, l and I, rn and m, vv and w. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/**
 * All that a name looks like, as it is written, in capitals and in small letters: two names that share any of it could be
 * taken for each other, whatever their case, marks, spaces, signs or script.
 */
export function looksOfName(name: string): readonly string[] {
  return [...new Set([name, bare(name).toUpperCase(), bare(name).toLowerCase()].map(looks))]
}

/** The words of a name, each as it looks. */
export function looksOfWords(name: string): readonly string[] {
  return plain(name)
    .split(/[^\p{L}\p{N}|]+/u)
    .filter((word) => word !== '')
    .map(alike)
}

function looks(name: string): string {
  const letters = plain(name).replace(/[^\p{L}\p{N}|]/gu, '')
  // A name of pictures alone is its pictures.
  return letters === '' ? bare(name).replace(/\s/gu, '') : alike(letters)
}

function plain(name: string): string {
  return Array.from(bare(name), (letter) => takenFor.get(letter) ?? letter.toLowerCase()).join('')
}

/** Broad and curly letters are plain ones, and marks are left out. */
function bare(name: string): string {
  return name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
}

function alike(letters: string): string {
  return ALIKE.reduce((so, [pattern, as]) => so.replace(pattern, as), letters)
}
